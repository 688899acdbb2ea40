/**
 * What the lists of one answer may hold, in bytes as they travel. Lambda takes 6 MB, in which the answer is a text with every quotation mark
 * marked; what it holds besides its lists, and what packing can add to texts that do not pack, must fit as well.
 */
export const PART_BYTES = 5_000_000;

/** Whatever is listed has an id of its own; people have their uid. */
type Listed = { readonly id: string } | { readonly uid: string };
type Lists = Readonly<Record<string, readonly Listed[]>>;

/**
 * As much of some lists as fits one answer, starting where the part before ended. A part ends behind an entry by its id and not at a position, so
 * no other entry is left out or repeated when entries come and go between two parts.
 * @param lists in the order of the answer; each in the order of its ids
 * @param options.after the `next` of the part before
 * @param options.spent bytes that the answer needs for other things
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
      // A part brings at least one entry, however large, or reading would never end.
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

/** Characters that JSON escapes, and that are escaped again as the answer is a text within JSON. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u;

/** At most how many bytes a value takes within an answer: written as JSON, which is a text within JSON again. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 6 + (ESCAPED.test(value) ? 6 * value.length : 0);
  if (typeof value === 'number') return 24;
  if (typeof value !== 'object' || value === null) return 6;
  let bytes = 4;
  for (const name in value) bytes += name.length + 6 + bytesOf((value as Record<string, unknown>)[name]);
  return bytes;
}
