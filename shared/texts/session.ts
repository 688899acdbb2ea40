import { noticeTexts } from './notices.ts';

/** Signing in and up, and the pages around it. Quoted texts keep their spelling (docs/rules.md). */
export const sessionTexts = {
  pitch: 'See the whole product on one wall',
  pitchText:
    'StorYd is where your team maps what people do with your product, step by step, and decides together what to build next.',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  username: 'Username',
  usernameHelp: 'How your colleagues will see you',
  emailHelp: 'Your work address: its domain is your company in StorYd',
  passwordHelp: 'At least six characters',
  passwordCommon: 'Passwords like this are tried first when somebody wants to get in. Better choose another one.',
  passwordPersonal: 'It holds your name or address, which others try first. Better choose another one.',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  change: 'Change',
  continue: 'Continue',

  loginTitle: 'Sign in to StorYd',
  signIn: 'Sign in',
  appCode: 'Code of your authenticator app',
  appCodeHelp: 'Six digits that the app shows for StorYd',
  appCodeWrong: 'This code is not right, or no longer. Type the one that the app shows now.',
  appCodeIncomplete: 'The code has six digits',
  appLost: 'No longer have the app? An admin of your company can reset it.',
  signInTimedOut: 'That took too long. Type your password again.',
  appDemanded: 'Your company asks for a code at every sign-in. Set up an authenticator app first.',
  appScan:
    'Scan this with an authenticator app on your phone, such as Google Authenticator, 1Password or Microsoft Authenticator.',
  appQrCode: 'QR code for the authenticator app',
  appKey: 'Or type this key into the app',
  verify: 'Verify',
  continueWith: 'Continue with {provider}',
  atProvider: 'You sign in with {provider}, in a window of its own.',
  passwordInstead: 'Use a password instead',
  linkByPassword:
    'There is an account with this address already. Type its password once, and {provider} signs you in to it from now on.',
  linkByProvider:
    'There is an account with this address already, which signs in with {provider}. Sign in there once, and your password works for it too.',
  linkByAccount:
    'There is an account with this address already. Sign in once more at {provider}, with the account that you have used so far, and both sign you in to it from now on.',
  noPassword: 'It has no password',
  typePassword: 'Type the password',
  providerReturning: 'Signing in ...',
  providerWindowDone: 'You can close this window.',
  popupTitle: 'Type your password',
  popupText: 'To link the account of {email}',
  popupLost: 'This window belongs to a sign-in that is over. Close it, and start again.',

  noAccountYet: 'New to StorYd?',
  createAccount: 'Create an account',
  resetPassword: 'Reset password',
  resetRequired: 'An admin has reset your sign-in. Set a new password with the link of the mail that you were sent.',
  resetSent: 'A password reset email has been sent',
  notAuthenticatedHelp: 'Sign in to open the page you asked for.',
  expired: 'Your session has ended. Please sign in again.',
  endedWithAccess: 'Your session ended when your access was removed. Sign in again to continue.',
  verified: 'Your email address is verified. You can sign in now.',
  passwordChanged: 'Your password has been changed. You can sign in now.',
  superAdminTransferred: 'The super admin role has been transferred. Log in again to go on as an administrator.',
  accountDeleted: 'Your account has been deleted.',

  signupTitle: 'Create your account',
  signUp: noticeTexts.invited.action,
  haveAccount: 'Already have an account?',

  unverifiedTitle: 'Verify your email address',
  unverifiedSent:
    'A verification email was sent automatically to {email}. Open the link in it, then refresh this page and log in again.',
  unverifiedHelp: 'Nothing there after a minute? Look into the spam folder, or have it sent again.',
  resend: 'Send it again',
  resent: 'A new verification email has been sent',
  verifyAsk: 'Have you just signed up to StorYd as {email}? If not, close this page and nothing happens.',
  verifyConfirm: 'Yes, this is my email address',
  verifying: 'Verifying your email address ...',
  verifyFailedTitle: 'This link does not work',
  codeWrong:
    'The link is not valid, or a newer email has replaced it. Use the link of the newest email, or have another one sent.',
  codeExpired: 'The link has expired. Have a new email sent.',
  goToLogin: 'Go to login',

  newPasswordTitle: 'Set a new password',
  newPasswordFor: 'For {email}',
  setPassword: 'Set the password',
  linkIncomplete: 'This link is incomplete. Open the whole link of the email, or ask for a new one.',
  sendNewReset: 'Send a new email',

  noAccessTitle: 'No access to StorYd',
  notLetInYet: 'An admin has not let you in yet',
  askAgain: 'Ask again',
  askedForAccess: 'The admins of your company have your request. You get a mail as soon as one of them lets you in.',
  askDeclined: 'An admin has declined your request. A day after you asked, you can ask again.',
  askedAt: 'Asked {date}',
  askedFailed: 'We could not look up whether you have asked already.',
  noAccessHelp: 'You are signed in as {email}.',
  stillNoAccess: 'You do not have access yet',

  maintenanceTitle: 'Maintenance',
  maintenanceHelp: 'What you saved is kept. You are taken back to where you were as soon as it is over.',
  stillMaintenance: 'Not yet. We keep trying, so you can simply leave this page open.',
} as const;

/** The faults of the forms' fields; 'charaters' is spelled so on purpose (rules session.3, session.4). */
export const sessionFieldTexts = {
  loginEmailEmpty: 'email is empty',
  loginPasswordEmpty: 'password is empty',
  emailEmpty: 'Email field is empty',
  emailNotValid: 'This is not an email address',
  passwordEmpty: 'Password field is empty',
  passwordTooShort: 'Password must be at least six charaters',
  usernameEmpty: 'Username field is empty',
  passwordsDiffer: "Passwords don't match",
} as const;

/** Why signing in or up was refused (rules session.6, session.20). */
export const sessionErrorTexts = {
  wrongCredentials: 'wrong credentials, try again',
  tooManyAttempts: 'too many failed requests, try again in 30 seconds',
  userNotFound: 'User with that email address was not found',
  emailInUse: 'This email is already in use',
  contactSupport: 'Something went wrong, please contact support or your sign in provider',
  providerMessage: 'Something went wrong, please contact support or your sign in provider, Message: {message}',
} as const;

/** The small map beside the login, which shows a stranger the idea of StorYd. */
export const sampleMapTexts = {
  label: 'A sample story map: three backbone Activities with their sub-activities',
  purpose: 'Purpose: everyone finds a good desk in under a minute',
  columns: [
    { backbone: 'Find a free desk', skeleton: ['See the floor plan', 'Filter by team'] },
    { backbone: 'Book it', skeleton: ['Pick the days', 'Invite a colleague', 'Change my mind'] },
    { backbone: 'Come in', skeleton: ['Check in by phone', 'Report a fault'] },
  ],
} as const;
