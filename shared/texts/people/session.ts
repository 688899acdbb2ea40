import { withParts } from '#shared/texts/withParts.ts';
import * as noticeTexts from './notices.ts';

/** Signing in and up, and the pages around it. Quoted texts keep their spelling (docs/rules.md). */

export const pitch = 'See the whole product on one wall';
export const pitchText =
  'StorYd is where your team maps what people do with your product, step by step, and decides together what to build next.';
export const email = 'Email';
export const password = 'Password';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const username = 'Username';
export const usernameHelp = 'How your colleagues will see you';
export const emailHelp = 'Your work address: its domain is your company in StorYd';
export const passwordHelp = 'At least six characters';
export const passwordCommon =
  'Passwords like this are tried first when somebody wants to get in. Better choose another one.';
export const passwordPersonal = 'It holds your name or address, which others try first. Better choose another one.';
export const showPassword = 'Show the password';
export const hidePassword = 'Hide the password';
export const change = 'Change';
const continueLabel = 'Continue';
export { continueLabel as continue };

export const loginTitle = 'Sign in to StorYd';
export const signIn = 'Sign in';
export const appCode = 'Code of your authenticator app';
export const appCodeHelp = 'Six digits that the app shows for StorYd';
export const appCodeWrong = 'This code is not right, or no longer. Type the one that the app shows now.';
export const appCodeIncomplete = 'The code has six digits';
export const appLost = 'No longer have the app? An admin of your company can reset it.';
export const signInTimedOut = 'That took too long. Type your password again.';
export const appDemanded = 'Your company asks for a code at every sign-in. Set up an authenticator app first.';
export const appScan =
  'Scan this with an authenticator app on your phone, such as Google Authenticator, 1Password or Microsoft Authenticator.';
export const appQrCode = 'QR code for the authenticator app';
export const appKey = 'Or type this key into the app';
export const verify = 'Verify';
export const continueWith = withParts('Continue with {provider}');
export const atProvider = withParts('You sign in with {provider}, in a window of its own.');
export const passwordInstead = 'Use a password instead';
export const linkByPassword = withParts(
  'There is an account with this address already. Type its password once, and {provider} signs you in to it from now on.',
);
export const linkByProvider = withParts(
  'There is an account with this address already, which signs in with {provider}. Sign in there once, and your password works for it too.',
);
export const linkByAccount = withParts(
  'There is an account with this address already. Sign in once more at {provider}, with the account that you have used so far, and both sign you in to it from now on.',
);
export const noPassword = 'It has no password';
export const typePassword = 'Type the password';
export const providerReturning = 'Signing in ...';
export const providerWindowDone = 'You can close this window.';
export const popupTitle = 'Type your password';
export const popupText = withParts('To link the account of {email}');
export const popupLost = 'This window belongs to a sign-in that is over. Close it, and start again.';

export const noAccountYet = 'New to StorYd?';
export const createAccount = 'Create an account';
export const resetPassword = 'Reset password';
export const resetRequired =
  'An admin has reset your sign-in. Set a new password with the link of the mail that you were sent.';
export const resetSent = 'A password reset email has been sent';
export const notAuthenticatedHelp = 'Sign in to open the page you asked for.';
export const expired = 'Your session has ended. Please sign in again.';
export const endedWithAccess = 'Your session ended when your access was removed. Sign in again to continue.';
export const verified = 'Your email address is verified. You can sign in now.';
export const passwordChanged = 'Your password has been changed. You can sign in now.';
export const superAdminTransferred =
  'The super admin role has been transferred. Log in again to go on as an administrator.';
export const accountDeleted = 'Your account has been deleted.';

export const signupTitle = 'Create your account';
export const signUp = noticeTexts.invited.action;
export const haveAccount = 'Already have an account?';

export const unverifiedTitle = 'Verify your email address';
export const unverifiedSent = withParts(
  'A verification email was sent automatically to {email}. Open the link in it, then refresh this page and log in again.',
);
export const unverifiedHelp = 'Nothing there after a minute? Look into the spam folder, or have it sent again.';
export const resend = 'Send it again';
export const resent = 'A new verification email has been sent';
export const verifyAsk = withParts(
  'Have you just signed up to StorYd as {email}? If not, close this page and nothing happens.',
);
export const verifyConfirm = 'Yes, this is my email address';
export const verifying = 'Verifying your email address ...';
export const verifyFailedTitle = 'This link does not work';
export const codeWrong =
  'The link is not valid, or a newer email has replaced it. Use the link of the newest email, or have another one sent.';
export const codeExpired = 'The link has expired. Have a new email sent.';
export const goToLogin = 'Go to login';

export const newPasswordTitle = 'Set a new password';
export const newPasswordFor = withParts('For {email}');
export const setPassword = 'Set the password';
export const linkIncomplete = 'This link is incomplete. Open the whole link of the email, or ask for a new one.';
export const sendNewReset = 'Send a new email';

export const noAccessTitle = 'No access to StorYd';
export const notLetInYet = 'An admin has not let you in yet';
export const askAgain = 'Ask again';
export const askedForAccess =
  'The admins of your company have your request. You get a mail as soon as one of them lets you in.';
export const askDeclined = 'An admin has declined your request. A day after you asked, you can ask again.';
export const askedAt = withParts('Asked {date}');
export const askedFailed = 'We could not look up whether you have asked already.';
export const noAccessHelp = withParts('You are signed in as {email}.');
export const stillNoAccess = 'You do not have access yet';

export const maintenanceTitle = 'Maintenance';
export const maintenanceHelp = 'What you saved is kept. You are taken back to where you were as soon as it is over.';
export const stillMaintenance = 'Not yet. We keep trying, so you can simply leave this page open.';
