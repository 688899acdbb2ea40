import { issueCode } from './codes.ts';
import type { PoolContext } from './context.ts';
import { CognitoError } from './errors.ts';
import { type ClientMetadata, codeParameter, runCustomMessage } from './triggers.ts';
import type { UserRecord } from './userStore.ts';

/** Cognito's own mail, sent when the product has no text for it. */
const defaultMail = {
  subject: 'Your verification code',
  html: `Your confirmation code is ${codeParameter}`,
} as const;

/** The answer that says where a code was sent. */
export type CodeDelivery = {
  readonly CodeDeliveryDetails: {
    readonly AttributeName: 'email';
    readonly DeliveryMedium: 'EMAIL';
    readonly Destination: string;
  };
};

const masked = (email: string): string => email.replace(/^(.).*@(.).*$/, '$1***@$2***');

const kinds = {
  signUp: { purpose: 'signUp', source: 'CustomMessage_SignUp' },
  resend: { purpose: 'signUp', source: 'CustomMessage_ResendCode' },
  forgotPassword: { purpose: 'resetPassword', source: 'CustomMessage_ForgotPassword' },
} as const;

/**
 * Creates a code and mails it, worded by the custom-message trigger. The code is on disk before the mail is sent.
 *
 * @throws LimitExceededException for too many codes, UserLambdaValidationException when the trigger refuses,
 * CodeDeliveryFailureException when the mail cannot be sent
 */
export async function sendCode(
  pool: PoolContext,
  kind: keyof typeof kinds,
  user: UserRecord,
  clientMetadata: ClientMetadata,
): Promise<CodeDelivery> {
  const { purpose, source } = kinds[kind];
  const code = issueCode(pool, user.sub, purpose);
  const message = await runCustomMessage(pool, source, user, clientMetadata);
  await pool.store.settled();
  const { email } = user.attributes;
  try {
    await pool.sendMail({
      to: email,
      subject: (message.subject ?? defaultMail.subject).replaceAll(codeParameter, code),
      html: (message.html ?? defaultMail.html).replaceAll(codeParameter, code),
    });
  } catch (error) {
    console.error('Local user pool: a mail could not be sent.', error);
    throw new CognitoError('CodeDeliveryFailureException', 'Failed to deliver the verification code.');
  }
  return {
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked(email) },
  };
}
