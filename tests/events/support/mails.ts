import { vi } from 'vitest';
import { setMailer } from '#lambdas/mail/mailer.ts';
import type { Mailer } from '#lambdas/mail/port.ts';

/** Has mails go another way than to the mailbox. */
export function mailsGo(send: Mailer['send']): ReturnType<typeof vi.fn<Mailer['send']>> {
  const sent = vi.fn(send);
  setMailer({ send: sent });
  return sent;
}

/** Does something as if it were some time later. */
export async function later(ms: number, act: () => Promise<unknown>): Promise<void> {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + ms);
  await act();
  vi.restoreAllMocks();
}
