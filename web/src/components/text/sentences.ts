/** Joins texts as sentences: each gets a full stop unless it ends with punctuation. Leaves out empty ones. */
export function sentences(...texts: (string | undefined)[]): string {
  return texts
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '')
    .map((text) => (/[.!?…:]["'”’)]?$/.test(text) ? text : `${text}.`))
    .join(' ');
}
