import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOfWhos, type WhatFilter } from '#shared/rules/whatFilter.ts';
import { useActions } from '../selection/boardContext.ts';

/** The query parameter, repeated for each Who of the filter (rule what.27). */
const WHO = 'who';

/**
 * Keeps the filter in the address, so that it survives a reload and can be shared as a link. The filter of an open map
 * takes precedence over an address without one.
 */
export function useFilterInAddress(): void {
  const { ui } = useActions();
  const [params, setParams] = useSearchParams();
  const inAddress = params.getAll(WHO).join(' ');
  useEffect(() => {
    const write = () => {
      const { whoIds } = ui.get().filter;
      if (whoIds.join(' ') === inAddress) return;
      setParams((now) => withWhos(now, whoIds), { replace: true });
    };
    if (inAddress !== '' && ui.get().filter.whoIds.length === 0) ui.set({ filter: filterIn(inAddress) });
    write();
    return ui.subscribe(write);
  }, [ui, inAddress, setParams]);
}

const filterIn = (address: string): WhatFilter => filterOfWhos(address.split(' '));

function withWhos(params: URLSearchParams, whoIds: readonly string[]): URLSearchParams {
  params.delete(WHO);
  for (const id of whoIds) params.append(WHO, id);
  return params;
}
