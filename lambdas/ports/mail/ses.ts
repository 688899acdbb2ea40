import { SendEmailCommand, SESv2Client, SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { repeatingThrottled, within } from '#lambdas/ports/aws/settings.ts';
import { type Mailer, MailRefusedError } from './port.ts';

/** SES answers within tens of milliseconds; a function waits no longer for it than this. */
const TIMEOUT_MS = 10_000;

/**
 * Refusals of the mail itself. All others concern the account, its quota or its identities, and end once these are
 * fixed.
 */
const FINAL_REFUSALS = ['BadRequestException', 'MessageRejected', 'ValidationException'];

/**
 * Sends by SES. A mail that may have been sent is not sent again (docs/decisions/0042).
 * @param from the sender, an address of an identity of the account
 */
export function createSesMailer(from: string): Mailer {
  const client = new SESv2Client(repeatingThrottled());
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return {
    async send({ to, subject, html, text }) {
      const command = new SendEmailCommand({
        FromEmailAddress: `StorYd <${from}>`,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: { Subject: content(subject), Body: { Html: content(html), Text: content(text) } },
        },
      });
      try {
        await client.send(command, within(TIMEOUT_MS));
      } catch (error) {
        throw error instanceof SESv2ServiceException ? refusalOf(error) : error;
      }
    },
  };
}

/** SES's message about a refusal can contain the address, so only the status and the name are passed on. */
function refusalOf({ name, $metadata }: SESv2ServiceException): MailRefusedError {
  return new MailRefusedError(`SES answered ${$metadata.httpStatusCode} ${name}`, {
    isFinal: FINAL_REFUSALS.includes(name),
  });
}
