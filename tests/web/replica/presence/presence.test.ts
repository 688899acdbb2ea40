import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PresenceMessage, presenceMessageSchema } from '#shared/contract/presence.ts';
import { MAX_PRESENCE_BYTES, MAX_PRESENCE_PER_SECOND } from '#shared/model/limits.ts';
import { Colleagues } from '#web/replica/presence/Colleagues.ts';
import { Presence } from '#web/replica/presence/Presence.ts';
import { Scope } from '#web/replica/scope.ts';
import { idFor } from '../boards.ts';
import { nothing, presentOf, told } from './told.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [containerId, find, book] = [idFor('m'), idFor('Find'), idFor('Book')];

/** Somebody who opens a map, and what they have said since the last time. */
function opened() {
  const colleagues = new Colleagues(new Scope('map'));
  const sent: string[] = [];
  const presence = new Presence(containerId, colleagues, (text) => sent.push(text));
  presence.opened();
  const said = () => sent.splice(0).map((text) => (JSON.parse(text) as PresenceMessage).presence);
  return { colleagues, presence, said, sent };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const at = (card: string) => ({ ...nothing, selected: card });

test('who is alone says that they have come and that they leave, and nothing else', async () => {
  const { presence, said } = opened();
  expect(said()).toEqual([{ containerId, ...nothing, says: 'hello' }]);
  for (const card of [find, book]) {
    presence.show(at(card));
    await pass(120_000);
  }
  presence.hear(told());
  expect(said()).toEqual([]);
  presence.stop();
  expect(said()).toEqual([{ containerId, ...at(book), says: 'bye' }]);
  await pass(120_000);
  expect(said()).toEqual([]);
});

test('who comes is told what the others do, and then each change', async () => {
  const { presence, said } = opened();
  said();
  presence.show(at(find));
  presence.hear(told(presentOf('ben')));
  await pass(1_000);
  expect(said()).toEqual([{ containerId, ...at(find) }]);
  presence.hear(told(presentOf('ben', { selected: book })));
  presence.show(at(find));
  await pass(1_000);
  expect(said()).toEqual([]);
  presence.show({ ...at(book), editing: book });
  expect(said()).toEqual([{ containerId, ...at(book), editing: book }]);
  presence.stop();
});

test('changes in quick succession are fewer messages than the server takes, and the last one is among them', async () => {
  const { presence, said, sent } = opened();
  presence.hear(told(presentOf('ben')));
  await pass(1_000);
  said();
  for (let i = 0; i < 100; i += 1) {
    presence.show(at(i % 2 === 0 ? find : book));
    await pass(10);
  }
  const count = sent.length;
  expect(count).toBeLessThanOrEqual(MAX_PRESENCE_PER_SECOND);
  expect(count).toBeGreaterThan(2);
  presence.show({ ...at(book), dragging: book });
  await pass(250);
  expect(said().at(-1)).toEqual({ containerId, ...at(book), dragging: book });
  presence.stop();
});

test('says once a minute that they are still there, while somebody else is', async () => {
  const { presence, said } = opened();
  presence.hear(told(presentOf('ben')));
  await pass(1_000);
  said();
  await pass(60_000);
  expect(said()).toHaveLength(1);
  presence.hear({ ...told(), left: ['from ben'] });
  await pass(120_000);
  expect(said()).toEqual([]);
  presence.stop();
});

test('without a connection nobody is shown, and nothing is said until there is one again', async () => {
  const { colleagues, presence, said } = opened();
  presence.hear(told(presentOf('ben', { selected: find })));
  await pass(1_000);
  said();
  presence.lost();
  expect([colleagues.uids, colleagues.on(find)]).toEqual([[], undefined]);
  presence.show(at(find));
  await pass(120_000);
  expect(said()).toEqual([]);
  presence.opened();
  expect(said()).toEqual([{ containerId, ...at(find), says: 'hello' }]);
  presence.stop();
});

test('all that is said has the form and the size that the server takes', () => {
  const { presence, sent } = opened();
  presence.hear(told(presentOf('ben')));
  const longest = 'releases/:releaseId/what/:whatId' as const;
  const view = { page: longest, ids: [find, book], sees: find };
  presence.show({ selected: find, editing: find, dragging: book, follows: find, view });
  presence.stop();
  for (const text of sent) {
    expect(presenceMessageSchema.safeParse(JSON.parse(text)).success).toBe(true);
    expect(text.length).toBeLessThan(MAX_PRESENCE_BYTES);
  }
});
