/** The account page and its dialogs. */
export const accountTexts = {
  title: 'Account',
  name: 'Name',
  email: 'Email',

  password: 'Password',
  passwordHelp: 'Changing it logs you out on all other devices.',
  changePassword: 'Change password',
  presentPassword: 'Present password',
  presentPasswordEmpty: 'Type the password that you have now',
  presentPasswordWrong: 'This is not the password that you have now',
  passwordChanged: 'Your password has been changed',
  passwordChangedCode: 'Your password has been changed. To stay logged in here, type a code of your authenticator app.',
  continueSignIn: 'Continue',
  othersStillIn: 'Your password has been changed, but your other devices are still logged in. {reason}',

  secondFactor: 'Two-step sign-in',
  secondFactorOff: 'Off. With it, signing in takes a code of an app on your phone besides your password.',
  secondFactorOn: 'On. Signing in takes a code of your authenticator app besides your password.',
  secondFactorDemanded:
    'On, because your company asks for it. Signing in takes a code of your authenticator app besides your password.',
  secondFactorFailed: 'Whether it is on could not be found out.',
  setUp: 'Set up',
  setUpTitle: 'Set up two-step sign-in',
  setUpDone: 'Two-step sign-in is on',
  otherApp: 'Use another app',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step sign-in?',
  turnOffText:
    'Your password alone is then enough to sign in as you. Delete StorYd from your authenticator app afterwards.',
  turnedOff: 'Two-step sign-in is off',

  signIns: 'Ways to sign in',
  signInAccount: '{provider} ({name})',
  signInsHelp: 'Each of these signs you in to the same account.',
  signInsOnly: 'This is how you sign in.',
  signInsFailed: 'How you sign in could not be looked up.',
  signInCurrent: 'Used now',
  signInRemove: 'Remove',
  signInRemoveTitle: 'Remove {name} as a way to sign in?',
  signInRemoveText:
    'It then no longer signs you in. If you sign in with it later, you are asked to link it again with what you use now.',
  signInRemoved: '{name} no longer signs you in',
  signInOld: 'To make sure that it is you, sign in again first. Then you have ten minutes for this.',
  signInAgain: 'Sign in again',

  devices: 'Devices',
  devicesHelp:
    'Ends your session on every device, this one too. Use it when a device is lost or somebody else used it.',

  deletionHelp: 'Deletes your password and logs you out everywhere. Your story maps stay with your company.',
  deleteAccount: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteConsequences: [
    'You are logged out on every device, and nobody can sign in with your password any more.',
    'Your story maps, and what you did in them, stay with your company.',
    'Your address keeps its access: an admin can remove it. Who signs up with it again gets your story maps back.',
  ],
  deleteConfirm: 'Type {email} to confirm',
  deleteMismatch: 'This is not {email}',
} as const;
