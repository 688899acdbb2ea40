import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Changed } from '#shared/contract/change.ts';
import { times } from '#tests/calls/support/effort.ts';
import type { ClientEntity, IndexName, IndexRule, Versioned } from '#web/replica/entity.ts';
import { type Arrival, Scope, type WholeCopy } from '#web/replica/scope.ts';
import { mapEntities, whats, whatWhoLinks, whoWhoLinks } from '#web/replica/story_map/entities.ts';
import { HistoryServer, type Step } from './historyServer.ts';

const runs = times({ usual: 300, deep: 10_000 });
const timeout = 10_000 + 20 * runs;
const types = mapEntities.map(({ type }) => type);

const number = fc.nat(30);
const place = { pick: number, under: fc.option(number), order: fc.nat(9) };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('addWhat', 'move'), ...place }),
  fc.record({ do: fc.constantFrom('describe', 'rank', 'deleteWhat', 'restoreWhat'), pick: number }),
  fc.record({ do: fc.constantFrom('addWho', 'deleteWho', 'restoreWho', 'nameWho'), pick: number }),
  fc.record({ do: fc.constantFrom('link', 'linkWhos'), pick: number, who: number }),
  fc.record({ do: fc.constant('unlink'), pick: number }),
);

/**
 * A history, and how it arrives: where each answer goes in the order of arrival, which come twice, and when a copy is
 * asked for and arrives.
 */
const history = fc.record({
  steps: fc.array(step, { minLength: 5, maxLength: 40 }),
  order: fc.array(fc.nat(1000), { minLength: 80, maxLength: 80 }),
  twice: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  copyAt: fc.option(fc.nat(40)),
  copyLasts: fc.nat(10),
});

function newScope(): Scope {
  const scope = new Scope('map:m');
  scope.define(...mapEntities);
  return scope;
}

function freshCopy(server: HistoryServer): Scope {
  const scope = newScope();
  const copy = scope.expectCopy(types);
  addAll(copy, server.copy());
  copy.end();
  return scope;
}

/** A part of a copy, type by type. */
function addAll(copy: WholeCopy, part: readonly Changed[]): void {
  for (const type of types)
    copy.add(
      type,
      part.filter((entity) => entity.type === type),
    );
}

/** Everything that is seen, and every row. */
function seen(scope: Scope) {
  const entities = mapEntities.map((definition) =>
    [...scope.all(definition as ClientEntity<Versioned>).values()].sort(byId),
  );
  const parents = ['', ...[...scope.all(whats).keys()].sort()];
  return { entities, rows: parents.map((id) => [id, scope.row(whats.indexes.children, id)]) };
}
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Each index as it is when it is made of all that is seen. */
function checkIndexes(scope: Scope): void {
  for (const definition of [whats, whatWhoLinks, whoWhoLinks]) {
    for (const [index, rule] of Object.entries<IndexRule<never>>(definition.rules)) {
      const all = [...scope.all(definition as ClientEntity<Versioned>).values()] as never[];
      const groups = new Set(all.flatMap((entity) => rule.groups(entity)));
      for (const group of [...groups, 'nobody']) {
        const wanted = all.filter((entity) => rule.groups(entity).includes(group)).sort(rule.compare);
        const name: IndexName = { type: definition.type, index };
        expect(scope.row(name, group)).toEqual(wanted.map(({ id }: { id: string }) => id));
      }
    }
  }
}

describe('answers in any order, with duplicates', () => {
  test('lead to the state of a fresh copy, including its indexes', { timeout }, () => {
    fc.assert(
      fc.property(history, ({ steps, order, twice }) => {
        const server = new HistoryServer();
        const scope = newScope();
        const arrivals = steps.map((one) => server.do(one));
        const all = arrivals.flatMap((arrival, at) => (twice[at] === true ? [arrival, arrival] : [arrival]));
        for (const arrival of inOrder(all, order)) scope.enter(arrival);
        checkIndexes(scope);
        expect(seen(scope)).toEqual(seen(freshCopy(server)));
      }),
      { numRuns: runs },
    );
  });

  test('lead there also when a copy is read in between', { timeout }, () => {
    fc.assert(
      fc.property(history, ({ steps, order, copyAt, copyLasts }) => {
        const server = new HistoryServer();
        const scope = newScope();
        const late: Arrival[] = [];
        let arrive: (() => void) | undefined;
        steps.forEach((one, at) => {
          if (at === copyAt) {
            // What was changed before the copy was asked for is in it, or has arrived.
            const copy = scope.expectCopy(types);
            const parts = server.copy();
            arrive = () => {
              addAll(copy, parts.slice(0, copyLasts));
              addAll(copy, parts.slice(copyLasts));
              copy.end();
              arrive = undefined;
            };
          }
          const arrival = server.do(one);
          if ((order[at] ?? 0) % 3 === 0) late.push(arrival);
          else scope.enter(arrival);
          if (copyAt !== null && at === copyAt + copyLasts) arrive?.();
        });
        arrive?.();
        for (const arrival of inOrder(late, order)) scope.enter(arrival);
        checkIndexes(scope);
        expect(seen(scope)).toEqual(seen(freshCopy(server)));
      }),
      { numRuns: runs },
    );
  });
});

function inOrder<Item>(items: readonly Item[], order: readonly number[]): Item[] {
  return items
    .map((item, at) => ({ item, rank: order[at % order.length] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
