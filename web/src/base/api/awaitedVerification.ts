/** The address for which this browser last requested a verification mail. */
const AWAITED_KEY = 'AwaitedVerification';

/** Stores that this browser requested the mail, so that its link may verify without confirmation. */
export function awaitVerification(email: string): void {
  localStorage.setItem(AWAITED_KEY, email.toLowerCase());
}

/**
 * Whether this browser requested the verification mail of an address. Mail scanners open links too, and some run the
 * page: such a visit must not vouch for an address that another person signed up with.
 */
export function isVerificationAwaited(email: string): boolean {
  return localStorage.getItem(AWAITED_KEY) === email.toLowerCase();
}
