/** What is said of a reference that is a link, but none to https (foundation §5). */
export const REFERENCE_NOT_HTTPS = 'URL links must start with https';

/** Something that names a way to get somewhere, such as `https:` or `ftp:`, before two slashes. */
const URL_START = /^[a-z][a-z0-9+.-]*:\/\//i;
/** Ways to get somewhere that do without the slashes and that a browser would run or open. */
const OPENED_WITHOUT_SLASHES = /^(?:javascript|data|vbscript|file|blob):/i;

/** Whether something may be the name of a reference: one that is a URL must lead somewhere by https (foundation §5). Any other text is fine. */
export function isReferenceName(name: string): boolean {
  return hrefOf(name) !== undefined || !(URL_START.test(name) || OPENED_WITHOUT_SLASHES.test(name));
}

/** Where a reference leads, if it is a link; undefined for words. */
export function hrefOf(name: string): string | undefined {
  return /^https:\/\/[^\s/]\S*$/i.test(name) && URL.canParse(name) ? name : undefined;
}

/** Whether two references are the same: the pair of name and type counts (foundation §5). */
export function isSameReference(a: { name: string; type: string }, b: { name: string; type: string }): boolean {
  return a.name === b.name && a.type === b.type;
}
