/** Texts of the mails that the product sends. */
export const mailTexts = {
  verifySubject: 'Confirm your email address for StorYd',
  verifyTitle: 'Welcome to StorYd',
  verifyBody: 'Please confirm that this is your email address. The link works for 24 hours.',
  verifyAction: 'Confirm email address',
  resetSubject: 'Choose a new password for StorYd',
  resetTitle: 'A new password',
  resetBody: 'Somebody, hopefully you, asked for a new password. The link works for one hour.',
  resetByAdminBody:
    'An admin of your company has turned off your two-step sign-in, because you no longer have your authenticator app. Choose a new password to sign in again. If you did not ask for it, tell your admin at once. The link works for one hour; after that, reset the password at the login.',
  resetAction: 'Choose a new password',
  linkHint: 'If the button does not work, copy this address into your browser:',
  ignoreHint: 'If you did not ask for this, you can ignore this mail; nothing happens without the link.',
} as const;
