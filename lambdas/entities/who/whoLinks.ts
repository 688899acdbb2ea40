import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { requireWhat } from '#lambdas/entities/what/whatSteps.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { create, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import {
  requireWho,
  whatWhoLinkEntity,
  type WhatWhoLinkItem,
  type WhoItem,
  whoWhoLinkEntity,
  type WhoWhoLinkItem,
} from './who.ts';

/**
 * A map that links a pair of Whos by a type. The company's count of a pair is the number of these that are valid (rules
 * who.17, who.18): each refers to the generations of its two ends, so that deleting a map or a Who ends their counting
 * without a write to its links.
 */
export type PairOnMap = Key & { mapId: string; linkTypeId: string; generations: Record<string, number> };

/** Whether a link is on the map together with both ends in their present generations. */
export function isWhatWhoLinked(
  link: WhatWhoLinkItem | undefined,
  what: WhatItem | undefined,
  who: WhoItem | undefined,
): link is WhatWhoLinkItem {
  return (
    notDeleted(link) !== undefined &&
    notDeleted(what)?.generation === link?.whatGeneration &&
    notDeleted(who)?.generation === link?.whoGeneration
  );
}

/** The same of a link between two Whos, which may be given in any order. */
export function areWhosLinked(
  link: WhoWhoLinkItem | undefined,
  whos: readonly (WhoItem | undefined)[],
): link is WhoWhoLinkItem {
  const generationOf = (id: string) => notDeleted(whos.find((who) => who?.id === id))?.generation;
  return (
    link !== undefined &&
    notDeleted(link) !== undefined &&
    generationOf(link.whoId) === link.whoGeneration &&
    generationOf(link.otherWhoId) === link.otherWhoGeneration
  );
}

/**
 * The steps that link Whos to an Activity, all of which must be on the map. `former` are the remaining rows of earlier
 * links, in the order of the Whos.
 */
export function linkWhatWhos(
  keys: Keys,
  containerId: string,
  what: WhatItem,
  linkTypeId: string,
  whos: readonly { who: WhoItem; former: WhatWhoLinkItem | undefined }[],
): Mutation[] {
  return [
    ...requireWhat(keys, containerId, what),
    ...whos.flatMap(({ who, former }) => linkToWhat(keys, containerId, what, linkTypeId, who, former)),
  ];
}

/**
 * The steps that link one Who, which must be on the map, to an Activity known to be on it, such as one that the same
 * change adds.
 */
export function linkToWhat(
  keys: Keys,
  containerId: string,
  what: Pick<WhatItem, 'id' | 'generation'>,
  linkTypeId: string,
  who: WhoItem,
  former: WhatWhoLinkItem | undefined,
): Mutation[] {
  const fields = {
    whatId: what.id,
    whoId: who.id,
    linkTypeId,
    whatGeneration: what.generation,
    whoGeneration: who.generation,
  };
  const key = rowKeys.whatWhoLink(keys, containerId, what.id, who.id);
  return [
    former === undefined
      ? create(whatWhoLinkEntity, key, `${what.id}-${who.id}`, fields)
      : revive(whatWhoLinkEntity, former, fields),
    requireWho(keys, containerId, who),
  ];
}

/** The steps that link two Whos. `former` is the remaining row of an earlier link of the two. */
export function linkWhos(
  keys: Keys,
  containerId: string,
  who: WhoItem,
  other: WhoItem,
  linkTypeId: string,
  former: WhoWhoLinkItem | undefined,
): Mutation[] {
  const fields = {
    whoId: who.id,
    otherWhoId: other.id,
    linkTypeId,
    whoGeneration: who.generation,
    otherWhoGeneration: other.generation,
  };
  const key = rowKeys.whoWhoLink(keys, containerId, who.id, other.id);
  return [
    former === undefined
      ? create(whoWhoLinkEntity, key, [who.id, other.id].sort().join('-'), fields)
      : revive(whoWhoLinkEntity, former, fields),
    requireWho(keys, containerId, who),
    requireWho(keys, containerId, other),
  ];
}

/**
 * The entities that decide if a pair's entry counts: the map and the two Whos on it. Three keys per entry, in their
 * order.
 */
export function keysOfPairs(keys: Keys, pairs: readonly PairOnMap[], whoId: string, otherWhoId: string): Key[] {
  return pairs.flatMap(({ mapId: containerId }) => [
    rowKeys.storyMap(keys, containerId),
    rowKeys.who(keys, containerId, whoId),
    rowKeys.who(keys, containerId, otherWhoId),
  ]);
}

/**
 * The number of maps that link a pair, by type of link. Types without any are left out.
 * @param behind the rows of `keysOfPairs`
 */
export function countPairs(
  pairs: readonly PairOnMap[],
  behind: readonly (StoryMapHead | WhoItem | undefined)[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  pairs.forEach(({ linkTypeId, generations }, i) => {
    const [map, ...whos] = behind.slice(3 * i, 3 * i + 3) as [
      StoryMapHead | undefined,
      WhoItem | undefined,
      WhoItem | undefined,
    ];
    const holds =
      notDeleted(map) !== undefined &&
      whos.every((who) => who !== undefined && notDeleted(who)?.generation === generations[who.id]);
    if (holds) counts[linkTypeId] = (counts[linkTypeId] ?? 0) + 1;
  });
  return counts;
}
