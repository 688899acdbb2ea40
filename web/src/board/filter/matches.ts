import type { Release } from '#shared/model/release/release.ts';
import {
  FILTER_PARTS,
  type FilterPart,
  isFiltering,
  isSet,
  matchingWhats,
  UNPLANNED,
  type WhatFilter,
  withoutRemoved,
} from '#shared/rules/what/whatFilter.ts';
import type { ClientEntity, Versioned } from '#web/replica/entity.ts';
import { typeKey } from '#web/replica/keys.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import type { Scope } from '#web/replica/scope.ts';
import { whats, whatWhoLinks, whos } from '#web/replica/story_map/entities.ts';
import { rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';
import { inUse } from '../selection/inUse.ts';
import type { UiState } from '../selection/uiState.ts';

type Matches = ReadonlySet<string> | null;

type Source = { key: string; all: (scope: Scope) => unknown };

const source = <Entity extends Versioned>(entity: ClientEntity<Entity>): Source => ({
  key: typeKey(entity.type),
  all: (scope) => scope.all(entity),
});

const ofWhats = source(whats);

/** What each part of a filter depends on. */
const SOURCES: Readonly<Record<FilterPart, readonly Source[]>> = {
  whoIds: [ofWhats, source(whos), source(whatWhoLinks)],
  releaseIds: [ofWhats, source(releases), source(releaseWhats)],
  priorityIds: [ofWhats],
  noSize: [ofWhats],
  text: [ofWhats],
};

const sourcesOf = (filter: WhatFilter) => [
  ...new Set(FILTER_PARTS.filter((part) => isSet(filter, part)).flatMap((part) => SOURCES[part])),
];

/** The replica keys that decide which cards match a filter. */
export const keysOfFilter = (filter: WhatFilter): readonly string[] => sourcesOf(filter).map(({ key }) => key);

/**
 * The filter without Whos and releases that have left the map. Releases load when the user filters by them: until then
 * a filter keeps its releases.
 */
export function filterOn(scope: Scope, filter: WhatFilter): WhatFilter {
  const known = scope.all(releases);
  const isThere = (id: string) => id === UNPLANNED || known.size === 0 || known.has(id);
  return withoutRemoved(withoutWhos(scope, filter), 'releaseIds', isThere);
}

const withoutWhos = (scope: Scope, filter: WhatFilter) =>
  withoutRemoved(filter, 'whoIds', (id) => scope.all(whos).has(id));

/** Whether the filter dims a card, because neither it nor any of its children matches. */
export function isDimmed(scope: Scope, layout: Layout, filter: WhatFilter, card: CardId | null): boolean {
  const matches = matchesOn(scope, filter);
  if (matches === null) return false;
  const isMatch = (id: CardId | null) => id !== null && matches.has(layout.cards.get(id)?.id ?? '');
  return !isMatch(card) && (card === null || !rowOf(layout, card).some(isMatch));
}

/**
 * The layout without the cards that the filter hides (rule what.43). What is in use or selected stays, but not the card
 * that Tab reaches while nobody has gone to it.
 */
export function shownLayout(scope: Scope, layout: Layout, ui: UiState): Layout {
  if (!ui.filter.hides || matchesOn(scope, ui.filter) === null) return layout;
  const { cards, columns } = inUse(ui.chosen ? ui : { ...ui, active: null }, layout);
  const isShown = (id: CardId) =>
    cards.has(id) || columns.has(id) || ui.selected.has(id) || !isDimmed(scope, layout, ui.filter, id);
  return {
    cards: {
      get: (id) => layout.cards.get(id),
      has: (id) => layout.cards.has(id) && isShown(id),
      get size() {
        return layout.cards.size;
      },
      values: () => layout.cards.values(),
    },
    get backbone() {
      return layout.backbone.filter(isShown);
    },
    children: { has: layout.children.has, get: (id) => layout.children.get(id)?.filter(isShown) },
  };
}

/** The last result for each map, shared by all cards. */
const latest = new WeakMap<Scope, { filter: WhatFilter; from: readonly unknown[]; matches: Matches }>();

/** The ids of the Activities that match a filter on a map; null while the filter has no existing choices. */
export function matchesOn(scope: Scope, filter: WhatFilter): Matches {
  if (!isFiltering(filter)) return null;
  const from = sourcesOf(filter).map(({ all }) => all(scope));
  const before = latest.get(scope);
  if (before?.filter === filter && before.from.every((each, index) => each === from[index])) return before.matches;
  const known: ReadonlyMap<string, Release> = scope.all(releases);
  const matches = matchingWhats(
    withoutRemoved(withoutWhos(scope, filter), 'releaseIds', (id) => id === UNPLANNED || known.has(id)),
    {
      whats: scope.all(whats).values(),
      whatWhoLinks: scope.all(whatWhoLinks).values(),
      releaseWhats: scope.all(releaseWhats).values(),
    },
  );
  latest.set(scope, { filter, from, matches });
  return matches;
}
