/** An Activity in a release, and the one above it on its story map; null on the backbone. */
type Placed = { whatId: string; parentId: string | null };

/**
 * The Activity of an initiative below which the epics of an Activity are shown: itself, or else the one above it
 * (rule initiative.22).
 * @param columns the ids of the Activities of the initiative
 * @returns undefined when neither is in the initiative
 */
export function columnOf({ whatId, parentId }: Placed, columns: ReadonlySet<string>): string | undefined {
  if (columns.has(whatId)) return whatId;
  return parentId !== null && columns.has(parentId) ? parentId : undefined;
}
