/** For shorter words, too many others differ by one letter. */
export const MIN_TYPO_LENGTH = 4;
/** Only this many words of a very long search count. */
export const MAX_WORDS = 24;

/** Longer words are cut, since engines limit their length. In letters, which may take two characters each. */
const MAX_LETTERS = 120;

/** Letters that are not a plain letter with a mark, and their usual spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

/**
 * Scripts without spaces between words: each character counts as a word. Other words end at the next space or
 * punctuation mark.
 */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}]|[^\s\p{Z}\p{P}\p{C}\p{Script=Han}\p{Script=Hiragana}]+/gu;

/** The words of a text in the form in which equal ones compare equal: case, accents and compatibility forms folded. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
  const words = plain.replace(/[ßæœøđðþłıħ]/g, (letter) => PLAIN[letter] ?? letter).match(WORD) ?? [];
  return words.map((word) => (word.length > MAX_LETTERS ? [...word].slice(0, MAX_LETTERS).join('') : word));
}

/** A word with each pair of neighbouring letters swapped: as typos go that is one, though it takes two edits. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  const swapped = letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join(''));
  return [...new Set(swapped)].filter((other) => other !== word);
}

/** Whether two different words differ by one letter that is added, missing, replaced, or swapped with its neighbour. */
export function isTypoOf(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  const at = long.findIndex((letter, i) => letter !== short[i]);
  const rest = (letters: readonly string[], skipped: number) => letters.slice(at + skipped).join('');
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  return (
    rest(short, 1) === rest(long, 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, 2) === rest(long, 2))
  );
}
