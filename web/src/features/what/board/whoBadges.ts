/** A Who as cards show it. */
export type LinkedWho = { id: string; name: string };

const MAX_DISCS = 3;

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

/** The Whos that a card shows by their initials, and the number of the others. */
export function shownWhos(whos: readonly LinkedWho[]): { shown: readonly LinkedWho[]; others: number } {
  return { shown: whos.slice(0, MAX_DISCS), others: Math.max(0, whos.length - MAX_DISCS) };
}
