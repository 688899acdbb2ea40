import { isFiltering, type WhatFilter, withoutGone } from '#shared/rules/whatFilter.ts';
import { groupKey, typeKey } from '#web/replica/keys.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import { whats, whatWhoLinks, whos } from '../entities.ts';
import { rowOf } from '../layout.ts';
import { useUi } from '../selection/boardContext.ts';
import type { CardId } from '../types.ts';
import { useLayout, useMap, useWhatWhoLinks, useWhos } from '../useMap.ts';
import { matchesOn } from './matches.ts';

/** The filter of the open map, without Whos that have left it. */
export function useFilter(): WhatFilter {
  const filter = useUi((ui) => ui.filter);
  const known = useWhos();
  return withoutGone(filter, (id) => known.has(id));
}

/** The keys that decide which cards match, while there is a filter. */
const FILTERED_BY = [typeKey(whos.type), typeKey(whatWhoLinks.type)];
const NOTHING: readonly string[] = [];

/**
 * Whether a card neither matches the filter nor has a child that does, and so is shown at half opacity (rule what.27).
 * The card renders again only when that changes.
 */
export function useDimmed(card: CardId | null): boolean {
  const { scope, layout } = useMap();
  const filter = useUi((ui) => ui.filter);
  const keys = isFiltering(filter) ? [...FILTERED_BY, groupKey(whats.indexes.children, card ?? '')] : NOTHING;
  return useSelected(scope, keys, () => {
    const matches = matchesOn({ whos: scope.all(whos), whatWhoLinks: scope.all(whatWhoLinks) }, filter);
    if (matches === null) return false;
    const isMatch = (id: CardId | null) => id !== null && matches.has(layout.cards.get(id)?.whatId ?? '');
    return !isMatch(card) && (card === null || !rowOf(layout, card).some(isMatch));
  });
}

/** The number of Activities of the open map that match its filter. */
export function useMatchCount(): number {
  const filter = useUi((ui) => ui.filter);
  const matches = matchesOn({ whos: useWhos(), whatWhoLinks: useWhatWhoLinks() }, filter);
  return useLayout(
    ({ cards }) => [...cards.values()].filter(({ whatId }) => whatId !== null && matches?.has(whatId)).length,
  );
}
