/** Puts texts one behind another as sentences: each ends with a full stop unless it ends with a mark of its own. Empty ones are left out. */
export function sentences(...texts: (string | undefined)[]): string {
  return texts
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '')
    .map((text) => (/[.!?…:]["'”’)]?$/.test(text) ? text : `${text}.`))
    .join(' ');
}
