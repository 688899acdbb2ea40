import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import type { WhatWhoLink, Who } from '#shared/model/who/who.ts';
import { type FilterKind, matchingWhats, type WhatFilter, withoutRemoved } from '#shared/rules/what/whatFilter.ts';
import { typeKey } from '#web/replica/keys.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import type { Scope } from '#web/replica/scope.ts';
import { whatWhoLinks, whos } from '#web/replica/story_map/entities.ts';
import { rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';

type Matches = ReadonlySet<string> | null;
type Links = ReadonlyMap<string, WhatWhoLink> | ReadonlyMap<string, ReleaseWhat>;
type Chosen = ReadonlyMap<string, Who> | ReadonlyMap<string, Release>;

const NOTHING = new Map<string, never>();

/** The replica keys that each kind of filter depends on. */
const keys: Readonly<Record<FilterKind, readonly string[]>> = {
  none: [],
  who: [typeKey(whos.type), typeKey(whatWhoLinks.type)],
  release: [typeKey(releases.type), typeKey(releaseWhats.type)],
};

/** The replica keys that decide which cards match a filter. */
export const keysOfFilter = ({ kind }: WhatFilter): readonly string[] => keys[kind];

/**
 * The possible choices of a filter on a map. Releases load when the user filters by them: until then there are none.
 */
export function choicesOf(scope: Scope, { kind }: WhatFilter): Chosen {
  return kind === 'who' ? scope.all(whos) : kind === 'release' ? scope.all(releases) : NOTHING;
}

/** The filter without choices that have left the map; unchanged while the releases are unknown. */
export function filterOn(scope: Scope, filter: WhatFilter): WhatFilter {
  const choices = choicesOf(scope, filter);
  return filter.kind === 'release' && choices.size === 0 ? filter : withoutRemoved(filter, (id) => choices.has(id));
}

/** Whether a filter dims a card, because neither it nor any of its children matches; null is the whole map. */
export function isDimmed(scope: Scope, layout: Layout, filter: WhatFilter, card: CardId | null): boolean {
  const matches = matchesOn(scope, filter);
  if (matches === null) return false;
  const isMatch = (id: CardId | null) => id !== null && matches.has(layout.cards.get(id)?.whatId ?? '');
  return !isMatch(card) && (card === null || !rowOf(layout, card).some(isMatch));
}

/** The last result for each state of the links, shared by all cards. */
const latest = new WeakMap<Links, { filter: WhatFilter; choices: Chosen; matches: Matches }>();

/** The Activities that match a filter on a map; null while the filter has no existing choices. */
export function matchesOn(scope: Scope, filter: WhatFilter): Matches {
  const links: Links = filter.kind === 'release' ? scope.all(releaseWhats) : scope.all(whatWhoLinks);
  const choices = choicesOf(scope, filter);
  const before = latest.get(links);
  if (before?.filter === filter && before.choices === choices) return before.matches;
  const matches = matchingWhats(
    withoutRemoved(filter, (id) => choices.has(id)),
    { whatWhoLinks: scope.all(whatWhoLinks).values(), releaseWhats: scope.all(releaseWhats).values() },
  );
  latest.set(links, { filter, choices, matches });
  return matches;
}
