import type { Release, ReleaseWhat } from '#shared/model/release.ts';
import type { WhatWhoLink, Who } from '#shared/model/who.ts';
import { type FilterKind, matchingWhats, type WhatFilter, withoutGone } from '#shared/rules/whatFilter.ts';
import { typeKey } from '#web/replica/keys.ts';
import type { Scope } from '#web/replica/scope.ts';
import { whatWhoLinks, whos } from '../entities.ts';
import { releases, releaseWhats } from '../releases/entities.ts';

type Matches = ReadonlySet<string> | null;
type Links = ReadonlyMap<string, WhatWhoLink> | ReadonlyMap<string, ReleaseWhat>;
type Chosen = ReadonlyMap<string, Who> | ReadonlyMap<string, Release>;

const NOTHING = new Map<string, never>();

/** What each kind of filter goes by. */
const keys: Readonly<Record<FilterKind, readonly string[]>> = {
  none: [],
  who: [typeKey(whos.type), typeKey(whatWhoLinks.type)],
  release: [typeKey(releases.type), typeKey(releaseWhats.type)],
};

/** What decides which cards match a filter. */
export const keysOfFilter = ({ kind }: WhatFilter): readonly string[] => keys[kind];

/** What a filter can look for on a map. Releases are read when somebody filters by them: until then there are none. */
export function choicesOf(scope: Scope, { kind }: WhatFilter): Chosen {
  return kind === 'who' ? scope.all(whos) : kind === 'release' ? scope.all(releases) : NOTHING;
}

/** The filter without what has left the map; whole while the releases are not known yet. */
export function filterOn(scope: Scope, filter: WhatFilter): WhatFilter {
  const choices = choicesOf(scope, filter);
  return filter.kind === 'release' && choices.size === 0 ? filter : withoutGone(filter, (id) => choices.has(id));
}

/** What was found last among each state of the links: every card asks, and all get the same answer. */
const latest = new WeakMap<Links, { filter: WhatFilter; choices: Chosen; matches: Matches }>();

/** The Activities that a filter finds on a map; null while it looks for nothing that is there. */
export function matchesOn(scope: Scope, filter: WhatFilter): Matches {
  const links: Links = filter.kind === 'release' ? scope.all(releaseWhats) : scope.all(whatWhoLinks);
  const choices = choicesOf(scope, filter);
  const before = latest.get(links);
  if (before?.filter === filter && before.choices === choices) return before.matches;
  const matches = matchingWhats(
    withoutGone(filter, (id) => choices.has(id)),
    { whatWhoLinks: scope.all(whatWhoLinks).values(), releaseWhats: scope.all(releaseWhats).values() },
  );
  latest.set(links, { filter, choices, matches });
  return matches;
}
