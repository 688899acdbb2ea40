import { commonPasswords } from './commonPasswords.ts';

/** The owner of the password, as far as the screen knows. */
export type PasswordOwner = { email?: string | undefined; username?: string | undefined };

/** Keyboard rows and the alphabet: attackers try runs along them first. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
];

/** Signs that replace letters in one-word passwords; a 1 may be an i or an l. */
const LETTER_OF: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * The reason against a password (rule session.26), or undefined: it is among the most common, or contains the name or
 * address of its owner. Takes well below a millisecond, so it can run on every key.
 */
export function weaknessOf(password: string, owner: PasswordOwner = {}): 'common' | 'personal' | undefined {
  const folded = password.toLowerCase();
  if (isCommon(folded)) return 'common';
  return partsOf(owner).some((part) => holds(folded, part)) ? 'personal' : undefined;
}

function isCommon(folded: string): boolean {
  // Dates and phone numbers.
  if (/^\d{1,8}$/.test(folded)) return true;
  if (isRun(folded) || isRepeated(folded)) return true;
  // In `$ummer1` the first sign is a letter; in `passw0rd123` the last ones are not.
  const words = [trimmed(folded), folded].flatMap((text) => [text, asLetters(text, 'i'), asLetters(text, 'l')]);
  return words.map(trimmed).some((word) => commonPasswords.has(word) || isRun(word) || isRepeated(word));
}

/** Strips leading and trailing digits and signs, unless the rest is too short for a word. */
function trimmed(text: string): string {
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return word.length > 2 ? word : text;
}

const asLetters = (text: string, one: string) =>
  [...text].map((sign) => (sign === '1' ? one : (LETTER_OF[sign] ?? sign))).join('');

/** A part of a row, in either direction. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}

/** One short part repeated, such as `aaaaaa` or `abcabc`. Longer repeated parts are no more common than words. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/.test(text);

/** The words of a name and an address that others know, in lower case. */
function partsOf({ email = '', username = '' }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const labels = domain.split('.').slice(0, -1);
  const words = [...username.toLowerCase().split(/[^\p{L}\p{N}]+/u), ...local.split(/[^\p{L}\p{N}]+/u), ...labels];
  return words.filter((word) => word.length >= 3);
}

/** Three letters occur in many words, so a part that short counts only at the start and the end. */
function holds(password: string, part: string): boolean {
  return part.length > 3 ? password.includes(part) : password.startsWith(part) || password.endsWith(part);
}
