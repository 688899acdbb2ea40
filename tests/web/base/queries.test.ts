import { expect, test } from 'vitest';
import { callKey, createQueryClient, setAnswer } from '#web/base/api/queries.ts';

test('an answer that a command has replaced stays, though an older read ends after it', async () => {
  const cache = createQueryClient();
  const input = { uid: 'ann' };
  const queryKey = callKey('notice_settings', input);
  let answer: (older: { mails: string }) => void = () => {};
  const older = new Promise<{ mails: string }>((resolve) => {
    answer = resolve;
  });
  const read = cache.fetchQuery({ queryKey, queryFn: () => older });
  const ended = expect(read).rejects.toThrow();
  await setAnswer(cache, 'notice_settings', input, { mails: 'hourly' });
  answer({ mails: 'now' });
  await ended;
  expect(cache.getQueryData(queryKey)).toEqual({ mails: 'hourly' });
});
