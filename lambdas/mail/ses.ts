import { fetchSigned } from '#lambdas/aws/fetchSigned.ts';
import { type Mailer, MailRefused } from './port.ts';

/** SES answers within tens of milliseconds; a function waits no longer for it than this. */
const TIMEOUT_MS = 10_000;

/**
 * Sends by SES's own API, signed like the requests to the search domain (docs/decisions/0020): its client is larger than the rest of the function.
 * @param from the sender, an address of an identity of the account
 */
export function createSesMailer(from: string): Mailer {
  const url = new URL(`https://email.${process.env['AWS_REGION'] ?? ''}.amazonaws.com/v2/email/outbound-emails`);
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return {
    async send({ to, subject, html, text }) {
      const response = await fetchSigned('ses', url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          FromEmailAddress: `StorYd <${from}>`,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: { Subject: content(subject), Body: { Html: content(html), Text: content(text) } },
          },
        }),
        timeout: TIMEOUT_MS,
      });
      // What SES says of a refusal can hold the address, so only its status goes on.
      if (!response.ok) throw new MailRefused(`SES answered ${response.status}`);
    },
  };
}
