import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '#tests/calls/support/effort.ts';
import type { Arrival } from '#web/replica/scope.ts';
import { placeFor, rowOf } from '#web/replica/story_map/layout.ts';
import { openMap } from './openMap.ts';

const runs = times({ usual: 100, deep: 10_000 });
const timeout = 20_000 + 50 * runs;

const pick = fc.nat(20);
const place = { card: pick, under: fc.option(pick), at: fc.nat(4) };
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('add', 'addTwice', 'move'), ...place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('rename', 'remove', 'useInstead', 'retry'), ...place }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('answer', 'refuse', 'colleague', 'reload'), ...place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('deleteByColleague', 'restoreByColleague'), ...place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('arrive'), ...place }) },
);

/**
 * Edits of one person with answers, refusals and a colleague's changes in between, in any order. What the colleague
 * deletes and restores arrives at once or later, in any order too.
 */
async function live(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const open = openMap({ Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] });
  const { server, cards, layout, map } = open;
  const heldBack: Arrival[] = [];
  const arrive = (arrival: Arrival, isLate: boolean) => {
    if (isLate) heldBack.push(arrival);
    else map.scope.enter(arrival);
  };
  let count = 0;
  for (const { do: what, card: at, under, at: index } of steps) {
    const all = [...layout.cards.values()].map(({ id }) => id);
    const card = all[at % Math.max(1, all.length)] ?? '';
    const parentId = under === null ? null : (layout.backbone[under % Math.max(1, layout.backbone.length)] ?? null);
    const there = placeFor(layout, card, parentId, index % (rowOf(layout, parentId).length + 1));
    count += 1;
    const onServer = [...server.whats.values()].map(({ description }) => description);
    const known = onServer[at % Math.max(1, onServer.length)] ?? 'Find';
    switch (what) {
      case 'add':
        cards.add(there, `Text${count}`);
        break;
      case 'addTwice':
        // A text that the map has already.
        cards.add(there, known);
        break;
      case 'move':
        if (parentId === null || (parentId !== card && rowOf(layout, card).length === 0)) cards.move(card, there);
        break;
      case 'rename':
        cards.rename(card, `Text${count}`);
        break;
      case 'remove':
        cards.remove(card);
        break;
      case 'useInstead':
        if (layout.cards.has(card)) cards.useInstead(card, `Text${count}`);
        break;
      case 'retry':
        cards.retry(card);
        break;
      case 'answer':
        await server.answerOne(at);
        break;
      case 'refuse':
        server.refuse('too-many-requests');
        await server.answerOne(at);
        break;
      case 'colleague':
        server.change(known, { size: count });
        break;
      case 'deleteByColleague': {
        const there = server.copy().whats[at % Math.max(1, server.copy().whats.length)];
        if (there !== undefined) arrive(server.removeAsColleague(there.id), under === null);
        break;
      }
      case 'restoreByColleague':
        arrive(server.restoreAsColleague(at), under === null);
        break;
      case 'arrive':
        for (const arrival of heldBack.splice(at % Math.max(1, heldBack.length), 1)) map.scope.enter(arrival);
        break;
      case 'reload':
        void map.reload();
        break;
    }
  }
  await server.answerAll();
  return { ...open, heldBack };
}

describe('edits with refusals in between', () => {
  test(
    'lead to the state of the server, once all are answered and the refused ones discarded',
    { timeout },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          const { server, map, seen, heldBack } = await live(steps);
          expect(map.pending.unanswered).toBe(0);
          map.pending.discard(({ refused }) => refused !== null);
          const reading = map.reload();
          await server.answerAll();
          await reading;
          for (const arrival of heldBack) map.scope.enter(arrival);
          expect(seen()).toEqual(server.standing());
        }),
        { numRuns: runs },
      );
    },
  );
});
