/** For shorter words, too many others differ by one letter. */
export const MIN_TYPO_LENGTH = 4;
/** Only this many words of a very long search count. */
const MAX_WORDS = 24;

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

/** A letter of a script that sets words side by side without spaces, or as long compounds. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]`;
const BREAK = String.raw`[\s\p{Z}\p{P}\p{C}]`;
const LETTER = String.raw`(?:(?!${BREAK}|${UNSPACED}).)`;
const WORD = new RegExp(`${LETTER}+`, 'gu');

/** A run of such letters, or words with the signs that may belong to them, as in `C#`, `.NET`, `R&D` and `v2.0`. */
const PART = new RegExp(
  String.raw`(?:(?!${BREAK})${UNSPACED})+|(?:(?<!\.)\.(?=\p{L}))?${LETTER}+(?:[.&/]${LETTER}+)*(?:#(?!${LETTER}))?`,
  'gu',
);
const IS_RUN = new RegExp(`^${UNSPACED}`, 'u');

/** How many letters of a run are one word: from each letter on, so that a search finds them in the middle too. */
const WINDOW = 6;

/**
 * The words of a text that is searched, in the form in which equal ones compare equal: case, accents and compatibility
 * forms folded.
 */
export const wordsOf = (text: string): string[] =>
  partsOf(text).flatMap((part) => {
    if (IS_RUN.test(part)) return windowsOf([...part]);
    return [...(signedWord(part) ?? []), ...plainWords(part)];
  });

/** The words of a search, each once; of a very long one the first ones. */
export const searchedWords = (text: string): string[] => {
  const words = partsOf(text).flatMap((part) => {
    if (IS_RUN.test(part)) return piecesOf([...part]);
    return signedWord(part) ?? plainWords(part);
  });
  return [...new Set(words)].slice(0, MAX_WORDS);
};

function partsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
  return plain.replace(/[ßæœøđðþłıħ]/g, (letter) => PLAIN[letter] ?? letter).match(PART) ?? [];
}

const windowsOf = (run: readonly string[]) => run.map((_letter, at) => run.slice(at, at + WINDOW).join(''));

/** A run of a search as words of the length that texts have; the last one ends where the run ends. */
function piecesOf(run: readonly string[]): string[] {
  if (run.length <= WINDOW) return [run.join('')];
  const starts = Array.from({ length: Math.ceil(run.length / WINDOW) }, (_, i) =>
    Math.min(i * WINDOW, run.length - WINDOW),
  );
  return starts.map((at) => run.slice(at, at + WINDOW).join(''));
}

const plainWords = (part: string): string[] =>
  (part.match(WORD) ?? []).map((word) => (word.length > MAX_LETTERS ? [...word].slice(0, MAX_LETTERS).join('') : word));

/**
 * A word with its signs where these tell it from others: with a dot in front, or where little is left without them. A
 * search for `C#` would otherwise find every word with a C in front.
 */
function signedWord(part: string): [string] | undefined {
  const words = plainWords(part);
  const isSigned = part.startsWith('.') || (words[0] !== part && words.every(isShort));
  return isSigned && part.length <= MAX_LETTERS ? [part] : undefined;
}

const isShort = (word: string) => word.length <= 2 || /\p{N}/u.test(word);

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
