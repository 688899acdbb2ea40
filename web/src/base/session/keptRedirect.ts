/** The storage key of the page requested at sign-up. */
const KEPT_KEY = 'RedirectAfterSignUp';
/** The lifetime of the link in the verification mail, in ms; an older redirect is dropped. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps the requested page while the user verifies their address: the link in the mail opens a new page, which does not
 * know it.
 * @param to as `safeRedirect` returned it; undefined removes that of an earlier sign-up
 */
export function keepRedirect(email: string, to: string | undefined): void {
  if (to === undefined) forgetRedirect();
  else localStorage.setItem(KEPT_KEY, JSON.stringify({ email, to, at: Date.now() }));
}

/**
 * The redirect kept for this address, or undefined. It comes from the browser's storage, so it still must pass
 * `safeRedirect`.
 */
export function keptRedirect(email: string | undefined): string | undefined {
  const kept = readKept(localStorage.getItem(KEPT_KEY));
  return kept !== undefined && kept.email === email && Date.now() - kept.at < KEPT_MS ? kept.to : undefined;
}

export function forgetRedirect(): void {
  localStorage.removeItem(KEPT_KEY);
}

type Kept = { email: string; to: string; at: number };

function readKept(stored: string | null): Kept | undefined {
  if (stored === null) return undefined;
  try {
    const { email, to, at } = (JSON.parse(stored) ?? {}) as Partial<Kept>;
    return typeof email === 'string' && typeof to === 'string' && typeof at === 'number'
      ? { email, to, at }
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
