import { isFiltering, type WhatFilter, withoutGone } from '#shared/rules/whatFilter.ts';
import { typeKey } from '#web/replica/keys.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import { whatWhoLinks, whos } from '../entities.ts';
import { useUi } from '../selection/boardContext.ts';
import { useLayout, useMap, useWhatWhoLinks, useWhos } from '../useMap.ts';
import { matchesOn } from './matches.ts';

/** By what the open map is filtered; Whos that have left it do not count. */
export function useFilter(): WhatFilter {
  const filter = useUi((ui) => ui.filter);
  const known = useWhos();
  return withoutGone(filter, (id) => known.has(id));
}

/** What decides which cards match, while there is a filter at all. */
const FILTERED_BY = [typeKey(whos.type), typeKey(whatWhoLinks.type)];
const NOTHING: readonly string[] = [];

/** Whether an Activity does not match the filter, and so is shown at half opacity (rule what.27). A card is drawn again only when that changes. */
export function useDimmed(whatId: string | null): boolean {
  const { scope } = useMap();
  const filter = useUi((ui) => ui.filter);
  return useSelected(scope, isFiltering(filter) ? FILTERED_BY : NOTHING, () => {
    const matches = matchesOn({ whos: scope.all(whos), whatWhoLinks: scope.all(whatWhoLinks) }, filter);
    return matches !== null && (whatId === null || !matches.has(whatId));
  });
}

/** How many Activities of the open map match its filter. */
export function useMatchCount(): number {
  const filter = useUi((ui) => ui.filter);
  const matches = matchesOn({ whos: useWhos(), whatWhoLinks: useWhatWhoLinks() }, filter);
  return useLayout(
    ({ cards }) => [...cards.values()].filter(({ whatId }) => whatId !== null && matches?.has(whatId)).length,
  );
}
