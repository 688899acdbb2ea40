/** What is said of a reference that is a link, but none to https (rule detail.5). */
export const REFERENCE_NOT_HTTPS = 'URL links must start with https';

/** What is said of a link whose text does not show where it leads. */
export const REFERENCE_MISLEADING = 'Links must not hold a user name, a password or invisible characters';

/** Something that names a way to get somewhere, such as `https:` or `ftp:`, before two slashes. */
const URL_START = /^[a-z][a-z0-9+.-]*:\/\//i;
/** Ways to get somewhere that do without the slashes and that a browser would run or open. */
const OPENED_WITHOUT_SLASHES = /^(?:javascript|data|vbscript|file|blob):/i;

/** Characters that turn the direction of what follows, or are not seen: `https://good.example` can be made to stand where another host is. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;

/** Whether something may be the name of a reference: one that is a URL must lead somewhere by https (rule detail.5). Any other text is fine. */
export function isReferenceName(name: string): boolean {
  return urlOf(name) !== undefined || !(URL_START.test(name) || OPENED_WITHOUT_SLASHES.test(name));
}

/** Whether the text of a reference shows where it leads: `https://good.example@evil.example` leads to evil.example. Words lead nowhere. */
export function isPlainReference(name: string): boolean {
  const url = urlOf(name);
  return url === undefined || (url.username === '' && url.password === '' && !UNSEEN.test(name));
}

/** Where a reference leads, if it is a link that shows it; undefined for words. */
export function hrefOf(name: string): string | undefined {
  return urlOf(name) !== undefined && isPlainReference(name) ? name : undefined;
}

function urlOf(name: string): URL | undefined {
  return /^https:\/\/[^\s/]\S*$/i.test(name) && URL.canParse(name) ? new URL(name) : undefined;
}

/** What is wrong with the name of a reference, in words; undefined when nothing is. */
export function referenceRefusal(name: string): string | undefined {
  if (!isReferenceName(name)) return REFERENCE_NOT_HTTPS;
  return isPlainReference(name) ? undefined : REFERENCE_MISLEADING;
}

/** Whether two references are the same: the pair of name and type counts (rule detail.3). */
export function isSameReference(a: { name: string; type: string }, b: { name: string; type: string }): boolean {
  return a.name === b.name && a.type === b.type;
}
