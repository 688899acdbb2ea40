import type { CallOutput } from '#shared/contract/registry.ts';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';

type Page = CallOutput<'story_map_history'>;

/**
 * Reads what has happened since some entries were read: from the newest page on, until one of them comes.
 * @param known the ids of the entries that have been read
 * @param read the page that ends at a place, the newest without one
 * @returns newest first, without the known ones
 */
export async function readNewer(
  known: ReadonlySet<string>,
  read: (before: string | undefined) => Promise<Page>,
): Promise<HistoryEntry[]> {
  const newer: HistoryEntry[] = [];
  let before: string | undefined;
  for (;;) {
    const { docs, next } = await read(before);
    const end = docs.findIndex(({ id }) => known.has(id));
    newer.push(...(end === -1 ? docs : docs.slice(0, end)));
    if (end !== -1 || next === null) return newer;
    before = next;
  }
}
