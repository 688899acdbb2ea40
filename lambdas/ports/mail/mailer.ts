import type { Mailer } from './port.ts';
import { createSesMailer } from './ses.ts';

let shared: Mailer | undefined;

/**
 * The mailer of this process: the one that was set, or SES when its environment names a sender; undefined when no mails
 * are sent.
 */
export function mailer(): Mailer | undefined {
  const from = process.env['MAIL_FROM'];
  if (shared === undefined && from !== undefined) shared = createSesMailer(from);
  return shared;
}

/** Sets the mailer of a process. */
export function setMailer(own: Mailer | undefined): void {
  shared = own;
}
