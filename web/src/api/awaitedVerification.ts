/** The address for which this browser last had a verification mail sent. */
const AWAITED_KEY = 'AwaitedVerification';

/** Remembers that somebody asked for the mail here, so that its link may verify without being asked again. */
export function awaitVerification(email: string): void {
  localStorage.setItem(AWAITED_KEY, email.toLowerCase());
}

/**
 * Whether this browser asked for the verification mail of an address. Links are opened by mail scanners too, some of which run the page: such a visit
 * must not vouch for an address with which somebody else has signed up.
 */
export function isVerificationAwaited(email: string): boolean {
  return localStorage.getItem(AWAITED_KEY) === email.toLowerCase();
}
