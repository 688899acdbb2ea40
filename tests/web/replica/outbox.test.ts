import { describe, expect, test } from 'vitest';
import { Outbox } from '#web/replica/outbox.ts';

/** A queue whose commands are answered when the test says so. */
function watched() {
  const queue = new Outbox();
  const started: string[] = [];
  const answers = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const send = (name: string, subject: string, names: string[] = []) =>
    queue.enqueue({
      subject,
      names,
      run: () =>
        new Promise<void>((resolve, reject) => {
          started.push(name);
          answers.set(name, { resolve, reject });
        }),
    });
  return { queue, started, send, answers };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('the order of commands', () => {
  test('commands that share or name a card wait for each other', async () => {
    const { started, send, answers } = watched();
    void send('add a', 'a');
    void send('add b behind a', 'b', ['a']);
    void send('rename a', 'a');
    await soon();
    expect(started).toEqual(['add a']);
    answers.get('add a')?.resolve();
    await soon();
    // The second names the card that the third changes, so the third waits for it too.
    expect(started).toEqual(['add a', 'add b behind a']);
    answers.get('add b behind a')?.resolve();
    await soon();
    expect(started).toEqual(['add a', 'add b behind a', 'rename a']);
  });

  test('unrelated commands are sent at once', async () => {
    const { started, send } = watched();
    void send('move a', 'a', ['x']);
    void send('move b', 'b', ['x']);
    await soon();
    expect(started).toEqual(['move a', 'move b']);
  });

  test('a failure is reported to its sender and lets the next ones go', async () => {
    const { started, send, answers, queue } = watched();
    const first = send('first', 'a');
    const second = send('second', 'a');
    await soon();
    answers.get('first')?.reject(new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    await soon();
    expect(started).toEqual(['first', 'second']);
    answers.get('second')?.resolve();
    await second;
    await queue.idle();
  });
});
