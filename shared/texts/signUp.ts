/** The refusals of an address at sign-up. The sign-up screen shows them as the pool passes them on. */
export const signUpTexts = {
  invalidDomain: 'Please sign up with the email address of your company',
  freeMailDomain: 'Free email addresses belong to no company, please sign up with the address of your company',
  unknownCompany: 'Your company does not use StorYd here yet, please ask its administrator',
} as const;
