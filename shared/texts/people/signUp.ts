/** The refusals of an address at sign-up. The sign-up screen shows them as the pool passes them on. */

export const invalidDomain = 'Sign up with the email address of your company';
export const freeMailDomain = "Free email addresses don't belong to a company. Sign up with your company's address";
export const passwordsOff = 'Your company signs in with its own sign-in provider, without a password';
export const providerUnknown = "This sign-in provider isn't set up";
export const providerForOthers = "This isn't your company's sign-in provider";
export const providerUnverified = "Your sign-in provider hasn't verified your email address";
export const providerNotHosted = "Your company doesn't manage this account at the sign-in provider";
export const providerAddressChanged = 'Your sign-in provider now gives another email address. Ask your administrator';
export const addressFixed = "The email address of an account can't be changed";
export const unknownCompany = "Your company doesn't use this StorYd yet. Ask its administrator";
