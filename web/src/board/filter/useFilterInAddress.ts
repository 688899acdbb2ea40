import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isFiltering, noFilter, type WhatFilter } from '#shared/rules/what/whatFilter.ts';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';
import { useActions, useUi } from '../selection/boardContext.ts';
import { setFilter } from './setFilter.ts';

/** The address parameters of the filter's choices, one for each of them (rule what.27). */
const CHOICES = [
  ['who', 'whoIds'],
  ['release', 'releaseIds'],
  ['priority', 'priorityIds'],
] as const;
/** The other address parameters of the filter, and the value of those that are on or off. */
const [TEXT, SIZE, SHOW] = ['text', 'size', 'show'] as const;
const [NO_SIZE, MATCHES] = ['none', 'matches'] as const;

/**
 * Keeps the filter in the address, so that it survives a reload and users can share it as a link. The filter of an open
 * map takes precedence over an address without one.
 */
export function useFilterInAddress(): void {
  const actions = useActions();
  const { ui } = actions;
  const [params, setParams] = useSearchParams();
  const inAddress = addressOf(filterIn(params));
  // The board needs the releases for a filter by release, even while the filter's popover is closed.
  useReleaseSlices(useUi(({ filter }) => filter.releaseIds.length > 0));
  useEffect(() => {
    const write = () => {
      const { filter } = ui.get();
      if (addressOf(filter) !== inAddress) setParams((now) => withFilter(now, filter), { replace: true });
    };
    if (inAddress !== '' && !isFiltering(ui.get().filter)) setFilter(actions, filterIn(new URLSearchParams(inAddress)));
    write();
    return ui.subscribe(write);
  }, [actions, ui, inAddress, setParams]);
}

/** The filter in an address. */
function filterIn(params: URLSearchParams): WhatFilter {
  const whoIds = params.getAll('who');
  const releaseIds = params.getAll('release');
  const [byWho, byRelease] = [whoIds.length > 0, releaseIds.length > 0];
  return {
    ...noFilter,
    kind: byWho ? (byRelease ? 'both' : 'who') : byRelease ? 'release' : 'none',
    whoIds,
    releaseIds,
    priorityIds: params.getAll('priority'),
    noSize: params.get(SIZE) === NO_SIZE,
    text: params.get(TEXT) ?? '',
    hides: params.get(SHOW) === MATCHES,
  };
}

const addressOf = (filter: WhatFilter): string => withFilter(new URLSearchParams(), filter).toString();

/** An address with a filter in place of the one that it had. */
function withFilter(params: URLSearchParams, filter: WhatFilter): URLSearchParams {
  for (const name of [...CHOICES.map(([param]) => param), TEXT, SIZE, SHOW]) params.delete(name);
  if (!isFiltering(filter)) return params;
  for (const [param, part] of CHOICES) for (const id of filter[part]) params.append(param, id);
  if (filter.text.trim() !== '') params.set(TEXT, filter.text.trim());
  if (filter.noSize) params.set(SIZE, NO_SIZE);
  if (filter.hides) params.set(SHOW, MATCHES);
  return params;
}
