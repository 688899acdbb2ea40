import { withParts } from '#shared/texts/withParts.ts';

/** The account page and its dialogs. */

export const title = 'Account';

export const password = 'Password';
export const passwordHelp = 'Changing it logs you out on all other devices.';
export const changePassword = 'Change password';
export const presentPassword = 'Current password';
export const presentPasswordEmpty = 'Enter your current password';
export const presentPasswordWrong = "This isn't your current password";
export const passwordChanged = 'Password changed';
export const passwordChangedCode =
  'Password changed. To stay logged in here, enter a code from your authenticator app.';
export const continueSignIn = 'Continue';
export const othersStillIn = withParts('Password changed, but your other devices are still logged in. {reason}');

export const secondFactor = 'Two-step sign-in';
export const secondFactorOff =
  'Off. Turn it on to sign in with a code from an app on your phone as well as your password.';
export const secondFactorOn = 'On. You sign in with a code from your authenticator app as well as your password.';
export const secondFactorDemanded =
  'On, because your company requires it. You sign in with a code from your authenticator app as well as your password.';
export const secondFactorFailed = "Couldn't check whether it is on. Try again.";
export const setUp = 'Set up';
export const setUpTitle = 'Set up two-step sign-in';
export const setUpDone = 'Two-step sign-in is on';
export const otherApp = 'Use another app';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
export const turnOffTitle = 'Turn off two-step sign-in?';
export const turnOffText =
  'Your password alone will be enough to sign in. Delete StorYd from your authenticator app afterwards.';
export const turnedOff = 'Two-step sign-in is off';

export const signIns = 'Sign-in methods';
export const signInAccount = withParts('{provider} ({name})');
export const signInsHelp = 'Each of these signs you in to the same account.';
export const signInsOnly = 'This is how you sign in.';
export const signInsFailed = "Couldn't load your sign-in methods. Try again.";
export const signInCurrent = 'Used now';
export const signInRemove = 'Remove';
export const signInRemoveTitle = withParts('Remove {name} as a sign-in method?');
export const signInRemoveText =
  'You can no longer sign in with it. If you try later, you are asked to link it to your account again.';
export const signInRemoved = withParts('{name} no longer signs you in');
export const signInOld = "To confirm that it's you, sign in again first. You then have ten minutes for this.";
export const signInAgain = 'Sign in again';

export const devices = 'Devices';
export const devicesHelp =
  'Ends your session on every device, including this one. Use it when a device is lost or someone else used it.';

export const deletionHelp =
  'Deletes your password and logs you out everywhere. Your story maps stay with your company.';
export const deleteAccount = 'Delete account';
export const deleteTitle = 'Delete your account?';
export const deleteConsequences = [
  'You are logged out on every device, and your password no longer works.',
  'Your story maps and your work in them stay with your company.',
  'Your address keeps its access until an admin removes it. Signing up with it again gives back your story maps.',
] as const;
export const deleteConfirm = withParts('Type {email} to confirm');
export const deleteMismatch = withParts('This is not {email}');

/** The mails that people choose to get (`notices.ts` has the mails). */
export const mails = 'Mails about what is waiting for you';
export const mailsHelp = 'Mails about your account, such as a password reset, are always sent.';
export const mailChoices = { now: 'At once', hourly: 'At most one an hour', off: 'None' } as const;
