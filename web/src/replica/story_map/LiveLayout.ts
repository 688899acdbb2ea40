import { BACKBONE } from '#shared/model/limits.ts';
import type { What } from '#shared/model/what/what.ts';
import type { Seen } from '#web/replica/entity.ts';
import type { Scope } from '#web/replica/scope.ts';
import { BACKBONE_ROW, whats } from './entities.ts';
import type { Card, CardId, Layout } from './types.ts';

/** The current layout of an open map. A card stays the same object until a shown field changes. */
export class LiveLayout implements Layout {
  readonly #scope: Scope;
  readonly #cards = new Map<CardId, { what: Seen<What>; card: Card }>();
  readonly #positions = new WeakMap<readonly string[], ReadonlyMap<string, number>>();
  readonly cards: Layout['cards'];
  readonly children: Layout['children'];

  constructor(scope: Scope) {
    this.#scope = scope;
    const cardOf = (id: CardId) => this.#cardOf(id);
    this.cards = {
      get: cardOf,
      has: (id) => scope.get(whats, id) !== undefined,
      values: () => [...scope.all(whats).keys()].flatMap((id) => cardOf(id) ?? []).values(),
      get size() {
        return scope.all(whats).size;
      },
    };
    const isColumn = (id: CardId) => scope.get(whats, id)?.level === BACKBONE;
    this.children = {
      get: (id) => (isColumn(id) ? scope.row(whats.indexes.children, id) : undefined),
      has: isColumn,
    };
  }

  get backbone(): readonly CardId[] {
    return this.#scope.row(whats.indexes.children, BACKBONE_ROW);
  }

  #cardOf(id: CardId): Card | undefined {
    const what = this.#scope.get(whats, id);
    if (what === undefined) return undefined;
    const before = this.#cards.get(what.id);
    const rank = this.#rankOf(what);
    if (before?.what === what && before.card.rank === rank) return before.card;
    const next = presentCard(what, rank);
    const card = before !== undefined && isSame(before.card, next) ? before.card : next;
    this.#cards.set(what.id, { what, card });
    return card;
  }

  #rankOf({ id, rankKey, level }: What): number | null {
    if (rankKey === null) return null;
    const row = this.#scope.row(whats.indexes.ranked, String(level));
    const positions = this.#positions.get(row) ?? new Map(row.map((other, index) => [other, index + 1]));
    this.#positions.set(row, positions);
    return positions.get(id) ?? null;
  }
}

function presentCard({ unconfirmed, ...what }: Seen<What>, rank: number | null): Card {
  const { version, orderKey, rankKey, generation, parentGeneration, ...shown } = what;
  const gone = unconfirmed?.isGone === true;
  const unsaved = gone || unconfirmed?.isNew === true;
  return {
    ...shown,
    rank,
    whatId: unsaved ? null : what.id,
    unsaved,
    gone,
    refused: unconfirmed?.refused ?? null,
  };
}

function isSame({ refused: was, ...before }: Card, { refused: now, ...after }: Card): boolean {
  const sameRefusal = JSON.stringify(was) === JSON.stringify(now);
  return sameRefusal && (Object.keys(after) as (keyof typeof after)[]).every((key) => before[key] === after[key]);
}
