import { isFiltering, type WhatFilter } from '#shared/rules/whatFilter.ts';
import { groupKey } from '#web/replica/keys.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import { whats } from '../entities.ts';
import { rowOf } from '../layout.ts';
import { useUi } from '../selection/boardContext.ts';
import type { CardId } from '../types.ts';
import { useLayout, useMap } from '../useMap.ts';
import { choicesOf, filterOn, keysOfFilter, matchesOn } from './matches.ts';

/** By what the open map is filtered; Whos and releases that have left it do not count. */
export function useFilter(): WhatFilter {
  const { scope } = useMap();
  const filter = useUi((ui) => ui.filter);
  useSelected(scope, keysOfFilter(filter), () => choicesOf(scope, filter));
  return filterOn(scope, filter);
}

const NOTHING: readonly string[] = [];

/**
 * Whether a card neither matches the filter nor has a child that does, and so is shown at half opacity (rule what.27).
 * It is drawn again only when that changes.
 */
export function useDimmed(card: CardId | null): boolean {
  const { scope, layout } = useMap();
  const filter = useUi((ui) => ui.filter);
  const keys = isFiltering(filter) ? [...keysOfFilter(filter), groupKey(whats.indexes.children, card ?? '')] : NOTHING;
  return useSelected(scope, keys, () => {
    const matches = matchesOn(scope, filter);
    if (matches === null) return false;
    const isMatch = (id: CardId | null) => id !== null && matches.has(layout.cards.get(id)?.whatId ?? '');
    return !isMatch(card) && (card === null || !rowOf(layout, card).some(isMatch));
  });
}

/** How many Activities of the open map match its filter. */
export function useMatchCount(): number {
  const { scope } = useMap();
  const filter = useUi((ui) => ui.filter);
  const matches = useSelected(scope, keysOfFilter(filter), () => matchesOn(scope, filter));
  return useLayout(
    ({ cards }) => [...cards.values()].filter(({ whatId }) => whatId !== null && matches?.has(whatId)).length,
  );
}
