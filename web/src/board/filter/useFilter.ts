import { isFiltering, type WhatFilter } from '#shared/rules/what/whatFilter.ts';
import { groupKey, typeKey } from '#web/replica/keys.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import { rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCardRow, useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import { useUi } from '../selection/boardContext.ts';
import { filterOn, isDimmed, keysOfFilter, matchesOn, shownLayout } from './matches.ts';

/** The filter of the open map, without Whos and releases that have left it. */
export function useFilter(): WhatFilter {
  const { scope } = useMap();
  const filter = useUi((ui) => ui.filter);
  useSelected(scope, keysOfFilter(filter), () => matchesOn(scope, filter));
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

/** The shown cards of a row, in order: without those that the filter hides (rule what.43). */
export function useShownRow(parentId: CardId | null): readonly CardId[] {
  const row = useCardRow(parentId);
  const { scope, layout } = useMap();
  const filter = useUi((ui) => ui.filter);
  const hides = filter.hides && isFiltering(filter);
  useSelected(scope, hides ? [...keysOfFilter(filter), typeKey(whats.type)] : NOTHING, () => matchesOn(scope, filter));
  // One string, so that equal lists compare equal.
  const shown = useUi((ui) => (hides ? rowOf(shownLayout(scope, layout, ui), parentId).join(' ') : null));
  return shown === null ? row : shown.split(' ').filter((id) => id !== '');
}

/** How many Activities of the open map match its filter, of how many. */
export function useMatchCount(): { count: number; total: number } {
  const { scope, layout } = useMap();
  const filter = useUi((ui) => ui.filter);
  const count = useSelected(scope, keysOfFilter(filter), () => matchesOn(scope, filter)?.size ?? layout.cards.size);
  const total = useSelected(scope, [typeKey(whats.type)], () => layout.cards.size);
  return { count, total };
}
