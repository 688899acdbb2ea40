import { CallError } from '#shared/errors.ts';
import { MAX_RENAMED_WHOS } from '#shared/model/limits.ts';
import type { WhatWhoLink, Who, WhoWhoLink } from '#shared/model/who.ts';
import { alive, type Stored } from '../items.ts';
import type { Keys } from '../keys.ts';
import type { Mutation } from '../mutations.ts';
import { listUse, unuseShared } from './shared.ts';
import type { WhatItem } from './what.ts';

/** What a map says of a Who. The name is a copy of the company's. */
export type WhoFields = Omit<Who, 'id' | 'version'>;
/** A Who on a map. `generation` rises each time a deleted one is added anew, so that links that went with it do not come back. */
export type WhoItem = Stored<WhoFields & { generation: number }>;
/** A link belongs to one generation of each of its ends, and is hidden when one of them is deleted. */
export type WhatWhoLinkItem = Stored<
  Omit<WhatWhoLink, 'id' | 'version'> & { whatGeneration: number; whoGeneration: number }
>;
export type WhoWhoLinkItem = Stored<
  Omit<WhoWhoLink, 'id' | 'version'> & { whoGeneration: number; otherWhoGeneration: number }
>;

/** What clients see of a Who on a map. */
export function presentWho({ id, version, name, group, category }: WhoItem): Who {
  return { id, version, name, group, category };
}

/** What clients see of a link between an Activity and a Who. */
export function presentWhatWhoLink({ id, version, whatId, whoId, linkTypeId }: WhatWhoLinkItem): WhatWhoLink {
  return { id, version, whatId, whoId, linkTypeId };
}

/** What clients see of a link between two Whos. */
export function presentWhoWhoLink({ id, version, whoId, otherWhoId, linkTypeId }: WhoWhoLinkItem): WhoWhoLink {
  return { id, version, whoId, otherWhoId, linkTypeId };
}

/**
 * The steps that put a company's Who onto a map, or back onto it without the links that it had.
 * @param deleted its tombstone on this map, if it was there before
 */
export function placeWho(
  keys: Keys,
  mapId: string,
  id: string,
  fields: WhoFields,
  deleted: WhoItem | undefined,
): Mutation[] {
  const all = { ...fields, generation: deleted === undefined ? 0 : deleted.generation + 1 };
  return [
    deleted === undefined
      ? { do: 'create', key: keys.who(mapId, id), type: 'who', id, fields: all }
      : { do: 'revive', item: deleted, fields: all },
    listUse(keys, 'who', id, mapId),
  ];
}

/** The steps that take a Who off a map; its links are hidden with it. The company keeps it. */
export function removeWho(keys: Keys, mapId: string, item: WhoItem): Mutation[] {
  return [{ do: 'remove', item }, ...unuseShared(keys, 'who', item.id, mapId)];
}

/**
 * The steps that give Whos another group or category.
 * @param whos those of a map that have the label, deleted ones included
 * @throws CallError label-does-not-exist when nobody has it any more, too-many-whos when they do not fit into one change
 */
export function relabelWhos(whos: readonly WhoItem[], kind: 'group' | 'category', label: string | null): Mutation[] {
  const present = whos.filter((who) => alive(who) !== undefined);
  if (present.length === 0) throw new CallError('label-does-not-exist');
  const others = present.filter((who) => who[kind] !== label);
  if (others.length > MAX_RENAMED_WHOS) throw new CallError('too-many-whos');
  return others.map((item) => ({ do: 'change', item, set: { [kind]: label } }));
}

/** The step that a change of something else depends on: the Who is on the map at that very moment, and was not taken off and added anew since. */
export function requireWho(keys: Keys, mapId: string, { id, generation }: WhoItem): Mutation {
  return {
    do: 'require',
    key: keys.who(mapId, id),
    require: [{ without: 'deletedAt' }, { attribute: 'generation', equals: generation }],
    otherwise: 'who-does-not-exist',
  };
}

/**
 * The links of a map whose both ends are on it, as they are now.
 * @param whats the Activities that are visible
 * @param whos the Whos that are not deleted
 */
export function visibleLinks(
  whats: readonly WhatItem[],
  whos: readonly WhoItem[],
  toWhats: readonly WhatWhoLinkItem[],
  toWhos: readonly WhoWhoLinkItem[],
): { whatWhoLinks: WhatWhoLinkItem[]; whoWhoLinks: WhoWhoLinkItem[] } {
  const whatGenerations = new Map(whats.map((what) => [what.id, what.generation]));
  const whoGenerations = new Map(whos.map((who) => [who.id, who.generation]));
  return {
    whatWhoLinks: toWhats.filter(
      (link) =>
        link.deletedAt === undefined &&
        whatGenerations.get(link.whatId) === link.whatGeneration &&
        whoGenerations.get(link.whoId) === link.whoGeneration,
    ),
    whoWhoLinks: toWhos.filter(
      (link) =>
        link.deletedAt === undefined &&
        whoGenerations.get(link.whoId) === link.whoGeneration &&
        whoGenerations.get(link.otherWhoId) === link.otherWhoGeneration,
    ),
  };
}
