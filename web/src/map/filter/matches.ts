import type { WhatWhoLink, Who } from '#shared/model/who.ts';
import { matchingWhats, type WhatFilter, withoutGone } from '#shared/rules/whatFilter.ts';

type Entities = { whos: ReadonlyMap<string, Who>; whatWhoLinks: ReadonlyMap<string, WhatWhoLink> };
type Matches = ReadonlySet<string> | null;

/** The last matches for each state of the links: every card asks, and all get the same answer. */
const latest = new WeakMap<
  Entities['whatWhoLinks'],
  { filter: WhatFilter; whos: Entities['whos']; matches: Matches }
>();

/** The Activities that match a filter on a map; null without a filter. */
export function matchesOn({ whos, whatWhoLinks }: Entities, filter: WhatFilter): Matches {
  const before = latest.get(whatWhoLinks);
  if (before?.filter === filter && before.whos === whos) return before.matches;
  const matches = matchingWhats(
    withoutGone(filter, (id) => whos.has(id)),
    whatWhoLinks.values(),
  );
  latest.set(whatWhoLinks, { filter, whos, matches });
  return matches;
}
