import { foldText } from '#shared/rules/foldText.ts';

/** Whether a filter is by Whos, by releases, by both, or by neither (rule what.27). */
export type FilterKind = 'none' | 'who' | 'release' | 'both';

/** Stands among the releases of a filter for Activities in no release. */
export const UNPLANNED = 'none';

/**
 * A user's filter on the Activities of a map. An Activity matches when it satisfies every part that is set, and a part
 * with several choices when it satisfies one of them (rule what.42).
 */
export type WhatFilter = {
  kind: FilterKind;
  whoIds: readonly string[];
  /** Ids of releases, and `UNPLANNED`. */
  releaseIds: readonly string[];
  priorityIds: readonly string[];
  /** Only Activities without a size. */
  noSize: boolean;
  /** Only Activities whose description contains it; empty for any. */
  text: string;
  /** Whether Activities that do not match are hidden and not only dimmed. */
  hides: boolean;
};

export const noFilter: WhatFilter = {
  kind: 'none',
  whoIds: [],
  releaseIds: [],
  priorityIds: [],
  noSize: false,
  text: '',
  hides: false,
};

/** The parts of a filter with several choices. */
export type ChoicePart = 'whoIds' | 'releaseIds' | 'priorityIds';

/** The parts of a filter that can be set, in the order in which they are shown. */
export type FilterPart = ChoicePart | 'noSize' | 'text';

export const FILTER_PARTS = ['text', 'whoIds', 'releaseIds', 'priorityIds', 'noSize'] as const satisfies FilterPart[];

/** The filter after its kind was changed, which clears the chosen Whos and releases unless it becomes both (rule what.27). */
export function withKind(filter: WhatFilter, kind: FilterKind): WhatFilter {
  if (kind === filter.kind) return filter;
  return kind === 'both' ? { ...filter, kind } : { ...filter, kind, whoIds: [], releaseIds: [] };
}

/** Toggles a choice of the filter. */
export function withChosen(filter: WhatFilter, part: ChoicePart, id: string): WhatFilter {
  const ids = filter[part];
  return { ...filter, [part]: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] };
}

/** The filter without one of its parts. */
export const withoutPart = (filter: WhatFilter, part: FilterPart): WhatFilter => ({
  ...filter,
  [part]: noFilter[part],
});

/** The filter without choices of a part that no longer exist. */
export function withoutRemoved(filter: WhatFilter, part: ChoicePart, isThere: (id: string) => boolean): WhatFilter {
  return filter[part].every(isThere) ? filter : { ...filter, [part]: filter[part].filter(isThere) };
}

/** Whether a part of a filter is set. */
export function isSet(filter: WhatFilter, part: FilterPart): boolean {
  return part === 'text' ? foldText(filter.text) !== '' : part === 'noSize' ? filter.noSize : filter[part].length > 0;
}

/** Whether any part of a filter is set. */
export const isFiltering = (filter: WhatFilter): boolean => FILTER_PARTS.some((part) => isSet(filter, part));

/** What a filter looks at: the Activities, their links with Whos, and where they are in releases. */
type Filtered = {
  whats: Iterable<{ id: string; description: string; priorityId: string | null; size: number | null }>;
  whatWhoLinks: Iterable<{ whatId: string; whoId: string }>;
  releaseWhats: Iterable<{ whatId: string; releaseId: string }>;
};

/**
 * The ids of the Activities that match all parts of a filter that are set (rule what.42).
 * @returns null when no part is set, so that all match
 */
export function matchingWhats(
  filter: WhatFilter,
  { whats, whatWhoLinks, releaseWhats }: Filtered,
): ReadonlySet<string> | null {
  if (!isFiltering(filter)) return null;
  const { priorityIds, noSize } = filter;
  const words = foldText(filter.text);
  const ofWhos = whatsOf(whatWhoLinks, ({ whoId }) => filter.whoIds.includes(whoId));
  const inReleases = whatsOf(releaseWhats, ({ releaseId }) => filter.releaseIds.includes(releaseId));
  const planned = filter.releaseIds.includes(UNPLANNED) ? whatsOf(releaseWhats, () => true) : null;
  const matches = new Set<string>();
  for (const { id, description, priorityId, size } of whats) {
    const isMatch =
      (filter.whoIds.length === 0 || ofWhos.has(id)) &&
      (filter.releaseIds.length === 0 || inReleases.has(id) || planned?.has(id) === false) &&
      (priorityIds.length === 0 || (priorityId !== null && priorityIds.includes(priorityId))) &&
      (!noSize || size === null) &&
      (words === '' || foldText(description).includes(words));
    if (isMatch) matches.add(id);
  }
  return matches;
}

function whatsOf<Link extends { whatId: string }>(links: Iterable<Link>, isWanted: (link: Link) => boolean) {
  return new Set([...links].filter(isWanted).map(({ whatId }) => whatId));
}
