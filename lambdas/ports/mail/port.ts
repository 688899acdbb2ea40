/** A mail to one person, in both forms that mail programs show. */
export type Mail = { readonly to: string; readonly subject: string; readonly html: string; readonly text: string };

/** Sends mails: SES in a deployment, the mailbox in the local run. */
export type Mailer = {
  /** @throws MailRefusedError when the mail was certainly not sent; after any other error it may have been */
  send(mail: Mail): Promise<void>;
};

/** The service took the request and refused the mail. */
export class MailRefusedError extends Error {
  /** Whether the service would always refuse this mail, so that a retry is pointless. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
