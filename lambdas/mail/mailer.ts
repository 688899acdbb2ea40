import type { Mailer } from './port.ts';
import { createSesMailer } from './ses.ts';

let shared: Mailer | undefined;

/** The mailer of this process: the one it was given, or SES where its environment names a sender; undefined where no mails are sent. */
export function mailer(): Mailer | undefined {
  const from = process.env['MAIL_FROM'];
  if (shared === undefined && from !== undefined) shared = createSesMailer(from);
  return shared;
}

/** Says which mailer it is, for a process that has one of its own. */
export function setMailer(own: Mailer | undefined): void {
  shared = own;
}
