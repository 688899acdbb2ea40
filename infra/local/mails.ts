import type { Mailbox } from './mailbox/mailbox.ts';

/** How often the local run sends due mails, in milliseconds. */
const LOOK_MS = 60_000;

/**
 * Delivers the product's mails to the mailbox, and sends the hourly ones in time.
 * @returns stops that, after pending work
 */
export async function startMails(mailbox: Pick<Mailbox, 'deliver'>): Promise<() => Promise<void>> {
  const [{ setMailer }, { handler }, { inRole }] = await Promise.all([
    import('#lambdas/mail/mailer.ts'),
    import('#lambdas/events/send_digests.ts'),
    import('./grants/role.ts'),
  ]);
  setMailer({ send: (mail) => mailbox.deliver(mail) });
  const look = inRole('send_digests', handler);
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    looking = look().catch((error: unknown) => console.error('Mails that are due could not be sent.', error));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
    setMailer(undefined);
  };
}
