import { fetchSigned } from '#lambdas/ports/aws/fetchSigned.ts';
import { type Mailer, MailRefused } from './port.ts';

/** SES answers within tens of milliseconds; a function waits no longer for it than this. */
const TIMEOUT_MS = 10_000;

/**
 * Refusals of the mail itself. All others concern the account, its quota or its identities, and end once these are
 * fixed.
 */
const FINAL_REFUSALS = ['BadRequestException', 'MessageRejected', 'ValidationException'];

/**
 * Sends by the SES API, signed like the requests to the search domain (docs/decisions/0018): its client is larger than
 * the rest of the function.
 * @param from the sender, an address of an identity of the account
 */
export function createSesMailer(from: string): Mailer {
  const url = new URL('/v2/email/outbound-emails', endpoint());
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
      if (!response.ok) throw refusalOf(response);
    },
  };
}

/** The service itself, unless an emulator stands in for it: by the variable that every SDK knows. */
const endpoint = () =>
  process.env['AWS_ENDPOINT_URL'] ?? `https://email.${process.env['AWS_REGION'] ?? ''}.amazonaws.com`;

/** SES's message about a refusal can contain the address, so only the status and the name are passed on. */
function refusalOf({ status, headers }: Response): MailRefused {
  const [name = ''] = (headers.get('x-amzn-errortype') ?? '').split(':');
  return new MailRefused(`SES answered ${status} ${name}`.trim(), { isFinal: FINAL_REFUSALS.includes(name) });
}
