/** The words of a text, for a search that treats other characters as operators. What it finds is compared whole. */
export function toWords(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
