import { expect, vi } from 'vitest';
import { setMailer } from '#lambdas/ports/mail/mailer.ts';
import type { Mailer } from '#lambdas/ports/mail/port.ts';
import type { useStack } from '#tests/calls/support/useStack.ts';

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

/** The local mailbox, as tests read it. */
export function mailsAt(stack: ReturnType<typeof useStack>) {
  return {
    /** The mails to an address that something brought, the oldest first. */
    mailsOf: async (email: string, act: () => Promise<unknown>) => {
      await stack().stream.settled();
      const before = stack().mailbox.mails(email).length;
      await act();
      await stack().stream.settled();
      return stack().mailbox.mails(email).reverse().slice(before);
    },
    /** The target of a mail's only button. */
    pathOf: ({ html }: { html: string }) => {
      const link = /<a href="([^"]+)" style="display:inline-block/.exec(html)?.[1] ?? '';
      const url = new URL(link.replaceAll('&amp;', '&'));
      expect(url.origin).toBe(stack().webUrl);
      return url.searchParams.get('redirect_after_sign_in') ?? url.pathname + url.search;
    },
  };
}
