/** The refusals of an address at sign-up. The sign-up screen shows them as the pool passes them on. */
export const signUpTexts = {
  invalidDomain: 'Please sign up with the email address of your company',
  freeMailDomain: 'Free email addresses belong to no company, please sign up with the address of your company',
  passwordsOff: 'Your company signs in with its own sign-in provider, without a password',
  providerUnknown: 'This sign-in provider is not set up here',
  providerForOthers: 'This sign-in provider is not that of your company',
  providerUnverified: 'Your sign-in provider has not verified your email address',
  providerNotHosted: 'This account is not one that your company manages at the sign-in provider',
  providerAddressChanged:
    'Your sign-in provider gives another email address than before, please ask your administrator',
  addressFixed: 'The email address of an account cannot be changed',
  unknownCompany: 'Your company does not use StorYd here yet, please ask its administrator',
} as const;
