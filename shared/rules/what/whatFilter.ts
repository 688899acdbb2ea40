/** The kinds of filters for the Activities of a map (rule what.27). */
export type FilterKind = 'none' | 'who' | 'release';

/** A user's filter on a map: `ids` of Whos or releases, as `kind` says. Without a choice it hides nothing. */
export type WhatFilter = { kind: FilterKind; ids: readonly string[] };

export const noFilter: WhatFilter = { kind: 'none', ids: [] };

/** The filter after its kind was changed, which clears the choice (rule what.27). */
export function withKind(filter: WhatFilter, kind: FilterKind): WhatFilter {
  return kind === filter.kind ? filter : { kind, ids: [] };
}

/** Toggles a Who or release in the filter's choice. */
export function withChosen(filter: WhatFilter, id: string): WhatFilter {
  const isChosen = filter.ids.includes(id);
  return { ...filter, ids: isChosen ? filter.ids.filter((one) => one !== id) : [...filter.ids, id] };
}

/** The filter without Whos and releases that are no longer on the map. */
export function withoutRemoved(filter: WhatFilter, isThere: (id: string) => boolean): WhatFilter {
  return filter.ids.every(isThere) ? filter : { ...filter, ids: filter.ids.filter(isThere) };
}

/** Whether a filter has a choice. */
export function isFiltering({ kind, ids }: WhatFilter): boolean {
  return kind !== 'none' && ids.length > 0;
}

/** The links that a filter follows: of Activities with Whos, and of Activities with releases. */
type Links = {
  whatWhoLinks: Iterable<{ whatId: string; whoId: string }>;
  releaseWhats: Iterable<{ whatId: string; releaseId: string }>;
};

/**
 * The Activities that are linked with any of the Whos, or are in any of the releases, that a filter looks for.
 * @returns null when the filter looks for nothing, so that all match
 */
export function matchingWhats(filter: WhatFilter, { whatWhoLinks, releaseWhats }: Links): ReadonlySet<string> | null {
  if (!isFiltering(filter)) return null;
  const wanted = new Set(filter.ids);
  const found =
    filter.kind === 'who'
      ? [...whatWhoLinks].filter(({ whoId }) => wanted.has(whoId))
      : [...releaseWhats].filter(({ releaseId }) => wanted.has(releaseId));
  return new Set(found.map(({ whatId }) => whatId));
}
