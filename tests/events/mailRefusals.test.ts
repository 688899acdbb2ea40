import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { notify } from '#lambdas/events/follow_changes/send_notices.ts';
import { mailer, setMailer } from '#lambdas/ports/mail/mailer.ts';
import { type Mailer, MailRefusedError } from '#lambdas/ports/mail/port.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { createSmallWorld, signUp, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { send_digests } from './support/functions.ts';
import { later, mailsGo } from './support/mails.ts';

const stack = useStack();
let world: SmallWorld;
let mailbox: Mailer | undefined;
beforeAll(async () => {
  world = await createSmallWorld(stack());
  mailbox = mailer();
});
afterEach(() => {
  setMailer(mailbox);
  vi.restoreAllMocks();
});

/** Lets somebody new in, whose mail about that the service answers as it does. */
async function letIn(name: string): Promise<string> {
  const { email } = await signUp(stack(), `${name}@${world.domain}`, name);
  await world.call('add_registered_email', { email });
  await stack().stream.settled();
  return email;
}

describe('a mail that the mail service refuses', () => {
  test('for now is tried again at growing distances, for a week', async () => {
    const refusing = mailsGo(() => Promise.reject(new MailRefusedError('SES answered 429')));
    const lines = vi.spyOn(process.stdout, 'write');
    const email = await letIn('fiona');
    const start = Date.now();
    const tries = () => refusing.mock.calls.filter(([{ to }]) => to === email).length;
    const minutes: number[] = [];
    for (let minute = 5; minute < 8 * 24 * 60; minute += minute < 180 ? 5 : 60) {
      const before = tries();
      vi.spyOn(Date, 'now').mockReturnValue(start + minute * 60_000);
      await send_digests();
      if (tries() > before) minutes.push(minute);
    }
    expect(minutes.slice(0, 5)).toEqual([5, 15, 35, 75, 155]);
    expect(minutes.length).toBeLessThan(25);
    expect(minutes.at(-1)).toBeGreaterThan(6 * 24 * 60);
    expect(minutes.at(-1)).toBeLessThan(7 * 24 * 60);
    expect(lines.mock.calls.filter(([line]) => String(line).includes('mail-given-up')).length).toBeGreaterThan(0);
  });

  test('for good is given up at once, with a word in the log', async () => {
    const refusing = mailsGo(() =>
      Promise.reject(new MailRefusedError('SES answered 400 MessageRejected', { isFinal: true })),
    );
    const lines = vi.spyOn(process.stdout, 'write');
    const email = await letIn('flora');
    await later(6 * 60_000, send_digests);
    await notify({ company: companyOfEmail(email) ?? expect.fail(), of: 'access', email, event: 'any' });
    expect(refusing).toHaveBeenCalledTimes(1);
    const [line] = lines.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('mail-given-up'));
    expect(line).toContain('MessageRejected');
    expect(line).not.toContain(email);
  });
});
