import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FilterKind, noFilter, type WhatFilter } from '#shared/rules/what/whatFilter.ts';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';
import { useActions, useUi } from '../selection/boardContext.ts';

/** The address parameters of the filter, one for each chosen Who or release (rule what.27). */
const KINDS = ['who', 'release'] as const satisfies readonly FilterKind[];

/**
 * Keeps the filter in the address, so that it survives a reload and users can share it as a link. The filter of an open
 * map takes precedence over an address without one.
 */
export function useFilterInAddress(): void {
  const { ui } = useActions();
  const [params, setParams] = useSearchParams();
  const inAddress = addressOf(filterIn(params));
  // The board needs the releases for a filter by release, even while the filter's popover is closed.
  useReleaseSlices(useUi(({ filter }) => filter.kind === 'release'));
  useEffect(() => {
    const write = () => {
      const { filter } = ui.get();
      if (addressOf(filter) !== inAddress) setParams((now) => withFilter(now, filter), { replace: true });
    };
    if (inAddress !== '' && ui.get().filter.ids.length === 0)
      ui.set({ filter: filterIn(new URLSearchParams(inAddress)) });
    write();
    return ui.subscribe(write);
  }, [ui, inAddress, setParams]);
}

/** The filter in an address. If it names both Whos and releases, the Whos apply. */
function filterIn(params: URLSearchParams): WhatFilter {
  const kind = KINDS.find((one) => params.has(one));
  return kind === undefined ? noFilter : { kind, ids: params.getAll(kind) };
}

const addressOf = (filter: WhatFilter): string => withFilter(new URLSearchParams(), filter).toString();

function withFilter(params: URLSearchParams, { kind, ids }: WhatFilter): URLSearchParams {
  for (const one of KINDS) params.delete(one);
  for (const id of ids) params.append(kind, id);
  return params;
}
