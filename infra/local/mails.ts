import type { Mailbox } from './mailbox/mailbox.ts';

/** How often the local run looks for mails that are due, in milliseconds. */
const LOOK_MS = 60_000;

/**
 * Has the product's mails come into the mailbox, and those that are gathered for an hour sent in time.
 * @returns stops that, when nothing is under way any more
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
