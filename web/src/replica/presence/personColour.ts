/** The colours of other people in the theme. */
const COLOURS = 6;

/** The colour of a person or a Who on story maps, as a value of CSS: the same on every screen. */
export function personColour(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `var(--storyd-person${sum % COLOURS})`;
}
