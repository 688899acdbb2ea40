import { forEachConcurrent } from '#lambdas/events/batches/forEachConcurrent.ts';
import { mailer } from '#lambdas/ports/mail/mailer.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { mergeGrants, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import { duePeople } from '#lambdas/store/notices.ts';
import { sendingGrants, sendWaiting } from './send.ts';

export const grants: TableGrants = mergeGrants(sendingGrants, { Query: ['DUE'] });

/**
 * Sends the mails that are due: digests gathered for an hour, and mails that could not be sent at once. Runs every few
 * minutes; failures are due again the next time.
 * @throws when a person's mails could not be processed; the log names the person
 */
export async function handler(): Promise<void> {
  if (mailer() === undefined) return;
  const { failed } = await forEachConcurrent('send_digests', await duePeople(Date.now()), async ({ company, uid }) => {
    await withRetries(() => sendWaiting(company, uid));
  });
  if (failed > 0) throw new Error(`the mails of ${failed} people could not be looked at`);
}
