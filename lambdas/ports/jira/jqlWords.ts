/**
 * The search for the words of a text, where other characters are operators. Words with signs in them are left out:
 * Jira do not agree on whether “don't” is one word and “Phase-2” two. What is found is compared whole.
 * @returns the words in quotes if they follow one another; empty where there is no word to search for
 */
export function toWords(text: string): string {
  const all = text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu) ?? [];
  const trimmed = all.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const words = trimmed.filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
  if (words.length === 0) return '';
  return words.length === trimmed.length ? `"${words.join(' ')}"` : words.join(' ');
}
