/** A mail to one person, in both forms that mail programs show. */
export type Mail = { readonly to: string; readonly subject: string; readonly html: string; readonly text: string };

/** Sends mails: SES in a deployment, the mailbox in the local run. */
export type Mailer = {
  /** @throws MailRefused when it was certainly not sent; anything else leaves open whether it was */
  send(mail: Mail): Promise<void>;
};

/** The service took the request and refused the mail. */
export class MailRefused extends Error {
  /** Whether it would refuse the same mail at any time, so that trying again is of no use. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
