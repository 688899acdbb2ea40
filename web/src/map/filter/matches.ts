import type { WhatWhoLink, Who } from '#shared/model/who.ts';
import { matchingWhats, type WhatFilter, withoutGone } from '#shared/rules/whatFilter.ts';

type Entities = { whos: ReadonlyMap<string, Who>; whatWhoLinks: ReadonlyMap<string, WhatWhoLink> };
type Matches = ReadonlySet<string> | null;

/** What was found last among each state of the links: every card asks, and all get the same answer. */
const latest = new WeakMap<
  Entities['whatWhoLinks'],
  { filter: WhatFilter; whos: Entities['whos']; matches: Matches }
>();

/** The Activities that a filter finds on a map; null while it looks for nothing that is there. */
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
