import { withParts } from '#shared/texts/withParts.ts';
import * as noticeTexts from './notices.ts';

/** Signing in and up, and the pages around it. Quoted texts keep their spelling (docs/rules.md). */

export const pitch = 'See your whole product on one wall';
export const pitchText = 'Map what people do with your product, step by step, and decide together what to build next.';
export const email = 'Email';
export const password = 'Password';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const username = 'Username';
export const usernameHelp = 'How your colleagues will see you';
export const emailHelp = 'Your work address: its domain is your company in StorYd';
export const passwordHelp = 'At least six characters';
export const passwordCommon = 'Attackers try passwords like this first. Choose another one.';
export const passwordPersonal = 'It contains your name or address, which attackers try first. Choose another one.';
export const showPassword = 'Show the password';
export const hidePassword = 'Hide the password';
export const change = 'Change';
const continueLabel = 'Continue';
export { continueLabel as continue };

export const loginTitle = 'Sign in to StorYd';
export const signIn = 'Sign in';
export const appCode = 'Code from your authenticator app';
export const appCodeHelp = 'The six digits that the app shows for StorYd';
export const appCodeWrong = 'Wrong or expired code. Enter the code that the app shows now.';
export const appCodeIncomplete = 'The code has six digits';
export const appLost = 'Lost the app? An admin of your company can reset it.';
export const signInTimedOut = 'That took too long. Enter your password again.';
export const appDemanded = 'Your company requires a code at every sign-in. Set up an authenticator app first.';
export const appScan =
  'Scan this with an authenticator app on your phone, such as Google Authenticator, 1Password or Microsoft Authenticator.';
export const appQrCode = 'QR code for the authenticator app';
export const appKey = 'Or enter this key in the app';
export const verify = 'Verify';
export const continueWith = withParts('Continue with {provider}');
export const atProvider = withParts('You sign in with {provider} in a separate window.');
export const passwordInstead = 'Use a password instead';
export const linkByPassword = withParts(
  'An account with this address already exists. Enter its password once, and you can sign in to it with {provider} from now on.',
);
export const linkByProvider = withParts(
  'An account with this address already exists and signs in with {provider}. Sign in there once, and your password works for it too.',
);
export const linkByAccount = withParts(
  'An account with this address already exists. Sign in once more at {provider} with the account you used so far, and you can use both from now on.',
);
export const noPassword = 'It has no password';
export const typePassword = 'Enter the password';
export const providerReturning = 'Signing in ...';
export const providerWindowDone = 'You can close this window.';
export const popupTitle = 'Enter your password';
export const popupText = withParts('To link the account of {email}');
export const popupLost = 'This sign-in has ended. Close the window and start again.';

export const noAccountYet = 'New to StorYd?';
export const createAccount = 'Create an account';
export const resetPassword = 'Reset password';
export const resetRequired = 'An admin reset your sign-in. Set a new password with the link in the mail we sent you.';
export const resetSent = 'A password reset email has been sent';
export const notAuthenticatedHelp = 'Sign in to open the page you asked for.';
export const expired = 'Your session has ended. Please sign in again.';
export const endedWithAccess = 'Your session ended when your access was removed. Sign in again to continue.';
export const verified = 'Your email address is verified. You can sign in now.';
export const passwordChanged = 'Your password has been changed. You can sign in now.';
export const superAdminTransferred =
  'The super admin role was transferred. Log in again to continue as an administrator.';
export const accountDeleted = 'Your account was deleted.';

export const signupTitle = 'Create your account';
export const signUp = noticeTexts.invited.action;
export const haveAccount = 'Already have an account?';

export const unverifiedTitle = 'Verify your email address';
export const unverifiedSent = withParts(
  'A verification email was sent automatically to {email}. Open its link, then refresh this page and log in again.',
);
export const unverifiedHelp = 'Nothing after a minute? Check your spam folder, or send it again.';
export const resend = 'Send it again';
export const resent = 'A new verification email has been sent';
export const verifyAsk = withParts(
  'Did you just sign up to StorYd as {email}? If not, close this page and nothing happens.',
);
export const verifyConfirm = 'Yes, this is my email address';
export const verifying = 'Verifying your email address ...';
export const verifyFailedTitle = 'This link does not work';
export const codeWrong =
  "The link isn't valid, or a newer email replaced it. Use the link in the newest email, or send another one.";
export const codeExpired = 'The link has expired. Send a new email.';
export const goToLogin = 'Go to login';

export const newPasswordTitle = 'Set a new password';
export const newPasswordFor = withParts('For {email}');
export const setPassword = 'Set the password';
export const linkIncomplete = 'This link is incomplete. Open the whole link from the email, or send a new one.';
export const sendNewReset = 'Send a new email';

export const noAccessTitle = 'No access to StorYd';
export const notLetInYet = 'An admin has not let you in yet';
export const askAgain = 'Ask again';
export const askedForAccess =
  'The admins of your company have your request. You get a mail as soon as one of them gives you access.';
export const askDeclined = 'An admin declined your request. You can ask again a day after you asked.';
export const askedAt = withParts('Asked {date}');
export const askedFailed = "Couldn't check whether you have already asked.";
export const noAccessHelp = withParts('You are signed in as {email}.');
export const stillNoAccess = "You don't have access yet";

export const maintenanceTitle = 'Maintenance';
export const maintenanceHelp = 'Everything you saved is safe. You return to where you were as soon as it is over.';
export const stillMaintenance = 'Not yet. StorYd keeps trying, so you can leave this page open.';
