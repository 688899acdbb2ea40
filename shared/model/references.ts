/** The error of a link that is not https (rule detail.5). */
export const REFERENCE_NOT_HTTPS = 'URL links must start with https';

/** The error of a link whose text hides where it leads. */
export const REFERENCE_MISLEADING = 'Links must not hold a user name, a password or invisible characters';

/**
 * The start of a text that a browser or another program may take for an address: two slashes with or without a scheme,
 * or a scheme that needs none. Browsers skip control characters in it, and read `\` as `/`.
 */
const ADDRESS_START = /^(?:(?:[a-z][a-z0-9+.-]*:)?[\\/]{2}|(?:https?|javascript|data|vbscript|file|blob):)/i;

/**
 * Characters that change the text direction, or are invisible: they could make another host look like
 * `https://good.example`.
 */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;

/** What browsers skip in an address, or do not show. */
const SKIPPED = /^\s+|[\p{Cc}\p{Cf}]/gu;

/**
 * Whether a text is a valid name of a reference: what looks like an address must be an https URL (rule detail.5). Any
 * other text is fine.
 */
export function isReferenceName(name: string): boolean {
  return urlOf(name) !== undefined || !ADDRESS_START.test(name.replace(SKIPPED, ''));
}

/**
 * Whether the text of a reference shows its real destination: `https://good.example@evil.example` leads to
 * evil.example. Plain words lead nowhere.
 */
export function isPlainReference(name: string): boolean {
  const url = urlOf(name);
  return url === undefined || (url.username === '' && url.password === '' && !UNSEEN.test(name));
}

/** The target of a reference, if it is a link that shows it; undefined for words. */
export function hrefOf(name: string): string | undefined {
  return urlOf(name) !== undefined && isPlainReference(name) ? name : undefined;
}

function urlOf(name: string): URL | undefined {
  return /^https:\/\/[^\s/]\S*$/i.test(name) && URL.canParse(name) ? new URL(name) : undefined;
}

/** The error of a reference's name; undefined without one. */
export function referenceError(name: string): string | undefined {
  if (!isReferenceName(name)) return REFERENCE_NOT_HTTPS;
  return isPlainReference(name) ? undefined : REFERENCE_MISLEADING;
}

/** Whether two references are the same: by name and type (rule detail.3). */
export function isSameReference(a: { name: string; type: string }, b: { name: string; type: string }): boolean {
  return a.name === b.name && a.type === b.type;
}
