import { isFiltering, type WhatFilter } from '#shared/rules/what/whatFilter.ts';
import { groupKey } from '#web/replica/keys.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useLayout, useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import { useUi } from '../selection/boardContext.ts';
import { choicesOf, filterOn, isDimmed, keysOfFilter, matchesOn } from './matches.ts';

/** The filter of the open map, without Whos and releases that have left it. */
export function useFilter(): WhatFilter {
  const { scope } = useMap();
  const filter = useUi((ui) => ui.filter);
  useSelected(scope, keysOfFilter(filter), () => choicesOf(scope, filter));
  return filterOn(scope, filter);
}

const NOTHING: readonly string[] = [];

/**
 * Whether a card shows at half opacity, because neither it nor any of its children matches the filter (rule what.27).
 * Re-renders only when that changes.
 */
export function useDimmed(card: CardId | null): boolean {
  const { scope, layout } = useMap();
  const filter = useUi((ui) => ui.filter);
  const keys = isFiltering(filter) ? [...keysOfFilter(filter), groupKey(whats.indexes.children, card ?? '')] : NOTHING;
  return useSelected(scope, keys, () => isDimmed(scope, layout, filter, card));
}

/** The number of Activities of the open map that match its filter. */
export function useMatchCount(): number {
  const { scope } = useMap();
  const filter = useUi((ui) => ui.filter);
  const matches = useSelected(scope, keysOfFilter(filter), () => matchesOn(scope, filter));
  return useLayout(({ cards }) => [...(matches ?? [])].filter((id) => cards.has(id)).length);
}
