import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#shared/CallError.ts';
import { unknown } from '#shared/errors.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import type { Call } from '#web/replica/command.ts';
import { idFor, type Sketch, standing } from './boards.ts';
import type { FakeServer } from './fakeServer.ts';
import { openMap } from './openMap.ts';

/** A map whose commands are watched on their way, and whose answers can be lost. */
function open(sketch: Sketch) {
  const sent: { name: string; input: unknown; key: string | undefined }[] = [];
  const loss = { next: false };
  const callOf =
    (server: FakeServer): Call =>
    async (name, input, options) => {
      if (name === 'get_container') return server.call(name, input);
      sent.push({ name, input, key: options?.idempotencyKey });
      const isLost = loss.next;
      loss.next = false;
      const answer = await server.call(name, input);
      if (isLost) throw new ApiError(unknown, { status: 0 });
      return answer;
    };
  return { ...openMap(sketch, callOf), sent, loss };
}

async function refusedOnce(code: ErrorCode) {
  const all = open({ Book: [] });
  const card = all.cards.add(all.end(null), 'Find');
  all.server.refuse(code);
  await all.server.answerAll();
  return { ...all, card };
}

describe('the key of a command', () => {
  test('differs from intent to intent', async () => {
    const { server, cards, sent, end } = open({});
    cards.add(end(null), 'Find');
    cards.add(end(null), 'Book');
    await server.answerAll();
    expect(sent.map(({ key }) => typeof key)).toEqual(['string', 'string']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test.each(['too-many-requests', 'unknown'] as const)('stays the same for a retry after %s', async (code) => {
    const { server, cards, sent, card } = await refusedOnce(code);
    cards.retry(card);
    await server.answerAll();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('changes when the text was edited', async () => {
    const { server, cards, sent, card } = await refusedOnce('unknown');
    cards.retry(card, 'Search');
    await server.answerAll();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(sent[1]?.input).toMatchObject({ description: 'Search' });
  });

  test('of a description stays for a retry, and changes with the text', async () => {
    const { server, cards, sent } = open({ Find: [] });
    for (const text of ['Search', 'Search', 'Seek']) {
      cards.rename(idFor('Find'), text);
      if (text !== 'Seek') server.refuse('too-many-requests');
      await server.answerAll();
    }
    const [first, again, edited] = sent.map(({ key }) => key);
    expect(again).toBe(first);
    expect(edited).not.toBe(first);
  });
});

describe('a lost answer', () => {
  test('leads to an identical retry, whatever the state by then', async () => {
    const { server, cards, sent, loss, seen, card, layout } = await (async () => {
      const all = open({ Book: [], Pay: [] });
      all.loss.next = true;
      const card = all.cards.add(all.end(null), 'Find');
      await all.server.answerAll();
      return { ...all, card };
    })();
    expect(loss.next).toBe(false);
    // It was saved, so the map that was read again shows it, beside what is still thought to be unsaved.
    expect(layout.cards.get(card)?.refused?.typed).toBe('Find');
    cards.remove(idFor('Pay'));
    await server.answerAll();
    cards.retry(card);
    await server.answerAll();
    expect(sent.at(-1)).toEqual(sent[0]);
    expect(seen()).toEqual(standing({ Book: [], Find: [] }));
  });

  test('of a description is noticed as soon as the map is read again', async () => {
    const { server, cards, loss, layout } = open({ Find: [] });
    loss.next = true;
    cards.rename(idFor('Find'), 'Search');
    await server.answerAll();
    expect(layout.cards.get(idFor('Find'))).toMatchObject({ description: 'Search', refused: null });
  });

  test('after a clear refusal the command is built anew', async () => {
    const { server, cards, sent, end } = open({ Book: [] });
    const added = ['Find', 'Pay'].map((text) => cards.add(end(null), text));
    for (const _ of added) {
      server.refuse('too-many-requests');
      await server.answerOne();
    }
    for (const card of added) cards.retry(card);
    await server.answerAll();
    // A neighbour that is not saved is passed over, and named once it is.
    const [find, pay, , payAgain] = sent.map(({ input }) => input);
    for (const input of [find, pay]) expect(input).toMatchObject({ afterWhatId: idFor('Book'), beforeWhatId: null });
    expect(payAgain).toMatchObject({ afterWhatId: idFor('Find'), beforeWhatId: null });
  });

  test('to a move leads to a retry with the place as it was seen, whatever has gone by then', async () => {
    const { server, cards, sent, map } = open({ Find: [], Book: [], Pay: [] });
    const place = { parentId: null, afterWhatId: idFor('Find'), beforeWhatId: idFor('Book') };
    cards.move(idFor('Pay'), place);
    map.scope.enter({ changed: [], removed: [{ type: 'what', id: idFor('Find'), version: 9 }] });
    await server.answerAll();
    expect(sent[0]).toMatchObject({
      name: 'update_what_order',
      input: { afterWhatId: place.afterWhatId, beforeWhatId: place.beforeWhatId, newOrder: 0 },
    });
  });
});
