/** A part of a text: the same in both texts, or only in this one. */
export type DiffPart = { text: string; isOwn: boolean };

/** Texts longer than this, in words, are compared as a whole: the comparison takes the product of both lengths. */
const MOST_WORDS = 200;

/**
 * Compares two texts word by word.
 * @returns the parts of each, in order; joined they are the text again
 */
export function wordDiff(old: string, wanted: string): { old: DiffPart[]; wanted: DiffPart[] } {
  const [a, b] = [wordsOf(old), wordsOf(wanted)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return { old: [{ text: old, isOwn: true }], wanted: [{ text: wanted, isOwn: true }] };
  // common[i][j]: how many words the rests from i and j have in common, in order.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      (common[i] ?? [])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const [kept, keptWanted] = [new Set<number>(), new Set<number>()];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      kept.add(i);
      keptWanted.add(j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return { old: partsOf(a, kept), wanted: partsOf(b, keptWanted) };
}

/** Words with the white space behind them. */
const wordsOf = (text: string) => text.match(/\s*\S+\s*?(?=\s|$)/g) ?? [];

/** Joins neighbouring words of the same kind. */
function partsOf(words: readonly string[], kept: ReadonlySet<number>): DiffPart[] {
  const parts: DiffPart[] = [];
  for (const [i, text] of words.entries()) {
    const isOwn = !kept.has(i);
    const last = parts.at(-1);
    if (last?.isOwn === isOwn) last.text += text;
    else parts.push({ text, isOwn });
  }
  return parts;
}
