/**
 * The size limit of the lists in one answer, in bytes as they travel. Lambda takes 6 MB, in which the answer is a
 * string with every quotation mark escaped; the rest of the answer, and the overhead of compressing incompressible
 * texts, must fit as well.
 */
export const PART_BYTES = 5_000_000;

/** Every listed entity has an id; people have their uid. */
type Listed = { readonly id: string } | { readonly uid: string };
type Lists = Readonly<Record<string, readonly Listed[]>>;

/**
 * The part of some lists that fits one answer, starting where the previous part ended. A part ends after an entry by
 * its id and not at a position, so no entry is left out or repeated when others come and go between two parts.
 * @param lists in the order of the answer; each in the order of its ids
 * @param options.after the `next` of the previous part
 * @param options.spent bytes that the rest of the answer needs
 */
export function partOf<Given extends Lists>(
  lists: Given,
  { after, spent = 0, limit = PART_BYTES }: { after?: string | undefined; spent?: number; limit?: number } = {},
): Given & { next: string | null } {
  const [afterList = '', afterId = ''] = after?.split('.', 2) ?? [];
  const names = Object.keys(lists);
  const startsAt = names.indexOf(afterList);
  const part: Record<string, readonly Listed[]> = {};
  let bytes = spent;
  let last: string | null = null;
  let isFull = false;
  names.forEach((name, i) => {
    const given = lists[name] ?? [];
    const entries = i < startsAt ? [] : i === startsAt ? given.filter((entry) => idOf(entry) > afterId) : given;
    if (isFull) {
      part[name] = [];
      return;
    }
    const end = entries.findIndex((entry) => {
      bytes += bytesOf(entry);
      // A part holds at least one entry, however large, so that reading always ends.
      if (bytes > limit && last !== null) return true;
      last = `${name}.${idOf(entry)}`;
      return false;
    });
    isFull = end !== -1;
    part[name] = isFull ? entries.slice(0, end) : entries;
  });
  return { ...(part as Given), next: isFull ? last : null };
}

const idOf = (entry: Listed) => ('id' in entry ? entry.id : entry.uid);

/** Characters that JSON escapes, and that are escaped again because the answer is a string within JSON. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u;

/** An upper bound for the bytes of a value within an answer: written as JSON, in a string within JSON. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 6 + (ESCAPED.test(value) ? 6 * value.length : 0);
  if (typeof value === 'number') return 24;
  if (typeof value !== 'object' || value === null) return 6;
  let bytes = 4;
  for (const name in value) bytes += name.length + 6 + bytesOf((value as Record<string, unknown>)[name]);
  return bytes;
}
