/** Returns one or two letters: from the first and last word of a name. */
export function initialsOfName(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => word !== '');
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
