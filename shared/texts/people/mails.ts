/** Texts of the mails that the product sends. */

export const verifySubject = 'Confirm your email address for StorYd';
export const verifyTitle = 'Welcome to StorYd';
export const verifyBody = 'Please confirm that this is your email address. The link works for 24 hours.';
export const verifyAction = 'Confirm email address';
export const resetSubject = 'Choose a new password for StorYd';
export const resetTitle = 'A new password';
export const resetBody = 'Someone, hopefully you, asked for a new password. The link works for one hour.';
export const resetByAdminBody =
  'An admin of your company turned off your two-step sign-in because you no longer have your authenticator app. Choose a new password to sign in again. If you did not ask for this, tell your admin immediately. The link works for one hour. After that, reset the password on the login page.';
export const resetAction = 'Choose a new password';
export const linkHint = 'If the button does not work, copy this address into your browser:';
export const ignoreHint = 'If you did not ask for this, ignore this mail. Nothing happens unless you open the link.';
