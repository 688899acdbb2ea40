import { withParts } from '#shared/texts/withParts.ts';

/** The account page and its dialogs. */

export const title = 'Account';

export const password = 'Password';
export const passwordHelp = 'Changing it logs you out on all other devices.';
export const changePassword = 'Change password';
export const presentPassword = 'Present password';
export const presentPasswordEmpty = 'Type the password that you have now';
export const presentPasswordWrong = 'This is not the password that you have now';
export const passwordChanged = 'Your password has been changed';
export const passwordChangedCode =
  'Your password has been changed. To stay logged in here, type a code of your authenticator app.';
export const continueSignIn = 'Continue';
export const othersStillIn = withParts(
  'Your password has been changed, but your other devices are still logged in. {reason}',
);

export const secondFactor = 'Two-step sign-in';
export const secondFactorOff = 'Off. With it, signing in takes a code of an app on your phone besides your password.';
export const secondFactorOn = 'On. Signing in takes a code of your authenticator app besides your password.';
export const secondFactorDemanded =
  'On, because your company asks for it. Signing in takes a code of your authenticator app besides your password.';
export const secondFactorFailed = 'Whether it is on could not be found out.';
export const setUp = 'Set up';
export const setUpTitle = 'Set up two-step sign-in';
export const setUpDone = 'Two-step sign-in is on';
export const otherApp = 'Use another app';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
export const turnOffTitle = 'Turn off two-step sign-in?';
export const turnOffText =
  'Your password alone is then enough to sign in as you. Delete StorYd from your authenticator app afterwards.';
export const turnedOff = 'Two-step sign-in is off';

export const signIns = 'Ways to sign in';
export const signInAccount = withParts('{provider} ({name})');
export const signInsHelp = 'Each of these signs you in to the same account.';
export const signInsOnly = 'This is how you sign in.';
export const signInsFailed = 'How you sign in could not be looked up.';
export const signInCurrent = 'Used now';
export const signInRemove = 'Remove';
export const signInRemoveTitle = withParts('Remove {name} as a way to sign in?');
export const signInRemoveText =
  'It then no longer signs you in. If you sign in with it later, you are asked to link it again with what you use now.';
export const signInRemoved = withParts('{name} no longer signs you in');
export const signInOld = 'To make sure that it is you, sign in again first. Then you have ten minutes for this.';
export const signInAgain = 'Sign in again';

export const devices = 'Devices';
export const devicesHelp =
  'Ends your session on every device, this one too. Use it when a device is lost or somebody else used it.';

export const deletionHelp =
  'Deletes your password and logs you out everywhere. Your story maps stay with your company.';
export const deleteAccount = 'Delete account';
export const deleteTitle = 'Delete your account?';
export const deleteConsequences = [
  'You are logged out on every device, and nobody can sign in with your password any more.',
  'Your story maps, and what you did in them, stay with your company.',
  'Your address keeps its access: an admin can remove it. Who signs up with it again gets your story maps back.',
] as const;
export const deleteConfirm = withParts('Type {email} to confirm');
export const deleteMismatch = withParts('This is not {email}');

/** The mails that people choose to get (`notices.ts` has the mails). */
export const mails = 'Mails about what waits for you';
export const mailsHelp = 'Mails about your account itself, such as one for a new password, always come.';
export const mailChoices = { now: 'At once', hourly: 'At most one an hour', off: 'None' } as const;
