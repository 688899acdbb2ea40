type Fields = Readonly<Record<string, unknown>> | null;

/**
 * Whether a logged change is of an entity, or of something that belongs to it or refers to it: ids of links contain
 * those of both ends, and other entities name what they stand under in a field.
 */
export function mentions({ id, was, now }: { id: string; was: Fields; now: Fields }, entityId: string): boolean {
  const named = new Set<unknown>([id, ...id.split('-'), ...Object.values(was ?? {}), ...Object.values(now ?? {})]);
  return named.has(entityId) || entityId.split('-').every((part) => named.has(part));
}
