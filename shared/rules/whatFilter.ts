/** By what the Activities of a map can be filtered (rule what.27). */
export type FilterKind = 'none' | 'who';

/** What somebody looks for on a map. Without anything chosen a filter hides nothing. */
export type WhatFilter = { kind: FilterKind; whoIds: readonly string[] };

export const noFilter: WhatFilter = { kind: 'none', whoIds: [] };

/** The filter after its kind was changed, which clears what was chosen (rule what.27). */
export function withKind(filter: WhatFilter, kind: FilterKind): WhatFilter {
  return kind === filter.kind ? filter : { kind, whoIds: [] };
}

/** The filter with a Who chosen, or no longer chosen if it was. */
export function withWho(filter: WhatFilter, whoId: string): WhatFilter {
  const isChosen = filter.whoIds.includes(whoId);
  return { ...filter, whoIds: isChosen ? filter.whoIds.filter((id) => id !== whoId) : [...filter.whoIds, whoId] };
}

/** The filter that looks for some Whos. */
export const filterOfWhos = (whoIds: readonly string[]): WhatFilter => ({ kind: 'who', whoIds });

/** The filter without the Whos that are no longer on the map. */
export function withoutGone(filter: WhatFilter, isThere: (whoId: string) => boolean): WhatFilter {
  return filter.whoIds.every(isThere) ? filter : { ...filter, whoIds: filter.whoIds.filter(isThere) };
}

/** Whether a filter looks for anything. */
export function isFiltering({ kind, whoIds }: WhatFilter): boolean {
  return kind === 'who' && whoIds.length > 0;
}

/**
 * The Activities that are linked with any of the Whos that a filter looks for.
 * @returns null when the filter looks for nothing, so that all match
 */
export function matchingWhats(
  filter: WhatFilter,
  links: Iterable<{ whatId: string; whoId: string }>,
): ReadonlySet<string> | null {
  if (!isFiltering(filter)) return null;
  const wanted = new Set(filter.whoIds);
  return new Set([...links].flatMap(({ whatId, whoId }) => (wanted.has(whoId) ? [whatId] : [])));
}
