import { matchingWhats, withoutGone, type WhatFilter } from '#shared/rules/whatFilter.ts';
import type { MapState } from '../model/mapStore.ts';

type Things = Pick<MapState, 'whos' | 'whatWhoLinks'>;
type Matches = ReadonlySet<string> | null;

/** What was found last among each state of the links: every card asks, and all get the same answer. */
const latest = new WeakMap<Things['whatWhoLinks'], { filter: WhatFilter; whos: Things['whos']; matches: Matches }>();

/** The Activities that a filter finds on a map; null while it looks for nothing that is there. */
export function matchesOn({ whos, whatWhoLinks }: Things, filter: WhatFilter): Matches {
  const before = latest.get(whatWhoLinks);
  if (before?.filter === filter && before.whos === whos) return before.matches;
  const matches = matchingWhats(
    withoutGone(filter, (id) => whos.has(id)),
    whatWhoLinks.values(),
  );
  latest.set(whatWhoLinks, { filter, whos, matches });
  return matches;
}
