import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { webUrl } from '#lambdas/events/mail/environment.ts';
import { mailHtml } from '#lambdas/events/mail/mailHtml.ts';
import { signInProviders } from '#lambdas/runtime/signInProviders.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { mayUsePassword } from '#shared/rules/people/signInProviders.ts';
import * as mailTexts from '#shared/texts/people/mails.ts';
import * as signUpTexts from '#shared/texts/people/signUp.ts';

/**
 * Writes the pool's mails. It refuses a new password where the company's provider is mandatory (rule session.29), and
 * every change of an address, which the client of a pool with providers could ask for (rule session.30). Links carry
 * the address and the code, which the pool inserts at its placeholder. They are in the fragment, which browsers do not
 * send, so no server, log or referrer sees a code.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const email = encodeURIComponent(event.request.userAttributes['email'] ?? '');
  const code = event.request.codeParameter;
  switch (event.triggerSource) {
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
      event.response.emailSubject = mailTexts.verifySubject;
      event.response.emailMessage = mailHtml({
        title: mailTexts.verifyTitle,
        body: mailTexts.verifyBody,
        action: { label: mailTexts.verifyAction, url: `${webUrl()}/unverified_email#email=${email}&code=${code}` },
      });
      return event;
    case 'CustomMessage_ForgotPassword':
      if (!mayUsePassword(signInProviders(), companyOfEmail(event.request.userAttributes['email'] ?? '')))
        throw new Error(signUpTexts.passwordsOff);
      event.response.emailSubject = mailTexts.resetSubject;
      event.response.emailMessage = mailHtml({
        title: mailTexts.resetTitle,
        body: isByAdmin(event) ? mailTexts.resetByAdminBody : mailTexts.resetBody,
        action: { label: mailTexts.resetAction, url: `${webUrl()}/reset_password#email=${email}&code=${code}` },
      });
      return event;
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      throw new Error(signUpTexts.addressFixed);
    default:
      return event;
  }
}

/** Whether an admin has removed the second factor of a person who lost it (see `lambdas/ports/identity/userPool.ts`). */
function isByAdmin({ request }: CustomMessageTriggerEvent): boolean {
  return request.clientMetadata?.['reason'] === 'second-factor';
}
