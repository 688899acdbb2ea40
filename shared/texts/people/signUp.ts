/** The refusals of an address at sign-up. The sign-up screen shows them as the pool passes them on. */

export const invalidDomain = 'Please sign up with the email address of your company';
export const freeMailDomain =
  'Free email addresses belong to no company, please sign up with the address of your company';
export const passwordsOff = 'Your company signs in with its own sign-in provider, without a password';
export const providerUnknown = 'This sign-in provider is not set up here';
export const providerForOthers = 'This sign-in provider is not that of your company';
export const providerUnverified = 'Your sign-in provider has not verified your email address';
export const providerNotHosted = 'This account is not one that your company manages at the sign-in provider';
export const providerAddressChanged =
  'Your sign-in provider gives another email address than before, please ask your administrator';
export const addressFixed = 'The email address of an account cannot be changed';
export const unknownCompany = 'Your company does not use StorYd here yet, please ask its administrator';
