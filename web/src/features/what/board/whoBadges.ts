/** The Who badge of a card. */
export type WhoBadge = {
  /** The initials of up to three Whos, or their number. */
  short: string;
  names: string;
};

const MAX_INITIALS = 3;

/**
 * Two letters that stand for a name: the first letters of its first two words, or the first two letters of its only
 * word.
 */
export function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/u);
  const letters =
    second === undefined ? [...first].slice(0, 2) : [[...first][0] ?? '', ([...second][0] ?? '').toLocaleUpperCase()];
  return (letters[0] ?? '').toLocaleUpperCase() + (letters[1] ?? '');
}

/**
 * The initials of some Whos on a card, or their number.
 * @param count returns the number as a text
 * @returns null when there are none
 */
export function whoBadgeOf(names: readonly string[], count: (many: number) => string): WhoBadge | null {
  if (names.length === 0) return null;
  const short = names.length > MAX_INITIALS ? count(names.length) : names.map(initialsOf).join(' · ');
  return { short, names: names.join(', ') };
}
