/** The address for which this browser last requested a verification mail. */
const AWAITED_KEY = 'AwaitedVerification';

/** Remembers that the mail was requested here, so that its link may verify without asking again. */
export function awaitVerification(email: string): void {
  localStorage.setItem(AWAITED_KEY, email.toLowerCase());
}

/**
 * Whether this browser requested the verification mail of an address. Mail scanners open links too, and some of them
 * run the page: such a visit must not vouch for an address with which somebody else has signed up.
 */
export function isVerificationAwaited(email: string): boolean {
  return localStorage.getItem(AWAITED_KEY) === email.toLowerCase();
}
