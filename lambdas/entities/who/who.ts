import * as z from 'zod/mini';
import { whatWhoLinks, whos, whoWhoLinks } from '#lambdas/entities/story_map/limits.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { type DescribingRule, type EntityChange, valuesOf, withNew } from '#lambdas/store/entity/history.ts';
import { partsOfId } from '#lambdas/store/entity/keyFromLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys, mapOf } from '#lambdas/store/keys.ts';
import { create, remove, restore, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import * as errors from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import { whatWhoLinkSchema, type Who, whoSchema, whoWhoLinkSchema } from '#shared/model/who/who.ts';
import { namedWhos } from '#shared/rules/epic/epics.ts';

/** `group` and `category` are texts in rows of an older shape. */
const fields = fieldsOf(whoSchema, { group: z.optional(z.string()), category: z.optional(z.string()) });
const whatWhoLinkFields = fieldsOf(whatWhoLinkSchema);
const whoWhoLinkFields = fieldsOf(whoWhoLinkSchema);
/** The fields of a Who on a map. The name is a copy of the company's. */
export type WhoFields = Omit<Who, 'id' | 'version'>;
/**
 * A Who on a map. `generation` rises each time a deleted Who is added again, so that links deleted with it do not come
 * back.
 */
export type WhoItem = RowOf<typeof fields>;
/** A link belongs to one generation of each of its ends, and is hidden when one of them is deleted. */
export type WhatWhoLinkItem = RowOf<typeof whatWhoLinkFields>;
export type WhoWhoLinkItem = RowOf<typeof whoWhoLinkFields>;

/**
 * A line for a label that a Who refers to by id, if it has changed.
 */
function labelById(type: 'who_group' | 'who_category', field: 'groupId' | 'categoryId'): DescribingRule {
  return (change, subject) => {
    const values = valuesOf(change, field);
    return values.value === values.newValue ? [] : [{ type, ...subject, ...values }];
  };
}

/**
 * A line for a label that an entry of an older shape contains as a text. In later entries the texts are only replaced
 * by ids.
 */
function labelByText(type: 'who_group' | 'who_category', field: 'group' | 'category'): DescribingRule {
  return (change, subject) =>
    change.now !== null && 'groupId' in change.now ? [] : [{ type, ...subject, ...valuesOf(change, field) }];
}

export const whoEntity = defineEntity({
  type: 'who',
  key: rowKeys.who,
  fields,
  present: { model: whoSchema },
  heldBy: [{ map: whos }],
  owns: [
    {
      types: ['what_who_link'],
      at: (keys, row) => [rowKeys.whatWhoLinks(keys, mapOf(row) ?? '')],
      isOwn: ({ whoId }, { id }) => whoId === id,
    },
    {
      types: ['who_who_link'],
      at: (keys, row) => [rowKeys.whoWhoLinks(keys, mapOf(row) ?? '')],
      isOwn: ({ whoId, otherWhoId }, { id }) => whoId === id || otherWhoId === id,
    },
    {
      types: ['comment'],
      at: (keys, row) => [rowKeys.commentsOf(keys, mapOf(row) ?? '', { aboutType: 'who', aboutId: row.id })],
    },
  ],
  trash: rowKeys.trashOfMap,
  derived: (keys, row) => {
    const containerId = mapOf(row) ?? '';
    return {
      pointers: [{ key: rowKeys.sharedUse(keys, 'who', row.id, containerId), fields: { mapId: containerId } }],
      counts: [{ key: rowKeys.shared(keys, 'who', row.id), attribute: 'uses' }],
    };
  },
});

export const whoDescription = describeEntity(whoEntity, {
  keyFromLog: rowKeys.who,
  history: {
    subject: ({ id }) => ({ whoId: id }),
    created: 'who_created',
    removed: 'who_deleted',
    changed: {
      name: 'who_name',
      groupId: labelById('who_group', 'groupId'),
      categoryId: labelById('who_category', 'categoryId'),
      group: labelByText('who_group', 'group'),
      category: labelByText('who_category', 'category'),
      generation: null,
    },
  },
  export: {
    title: 'Whos of story maps',
    rows: { of: 'story_maps', range: rowKeys.whos },
  },
  search: null,
  personal: null,
  purge: {
    // Epics show deleted ones by their name (rule epic.6).
    keptBy: {
      in: (keys, row) => rowKeys.epics(keys, mapOf(row) ?? ''),
      refers: (epic, { id }) => namedWhos(epic as unknown as Epic).includes(id),
    },
  },
});

/** The two ends of a link, as its id contains them. */
const endsOf = ({ id }: EntityChange) => id.split('-') as [string?, string?];

export const whatWhoLinkEntity = defineEntity({
  type: 'what_who_link',
  key: rowKeys.whatWhoLink,
  fields: whatWhoLinkFields,
  present: { model: whatWhoLinkSchema },
  heldBy: [{ map: whatWhoLinks }],
  parent: {
    what: (keys, row) => [rowKeys.what(keys, mapOf(row) ?? '', row.whatId)],
    who: (keys, row) => [rowKeys.who(keys, mapOf(row) ?? '', row.whoId)],
  },
});

export const whatWhoLinkDescription = describeEntity(whatWhoLinkEntity, {
  keyFromLog: (keys, home, id) => rowKeys.whatWhoLink(keys, home, ...partsOfId(id, 2)),
  history: {
    subject: (change) => {
      const [whatId = '', whoId = ''] = endsOf(change);
      return { whatId, whoId };
    },
    created: withNew('what_who_link_added', 'linkTypeId'),
    removed: 'what_who_link_removed',
    changed: { linkTypeId: 'what_who_link_type', whatId: null, whoId: null, whatGeneration: null, whoGeneration: null },
  },
  export: {
    title: 'Links between Whos and Activities',
    rows: { of: 'story_maps', range: rowKeys.whatWhoLinks },
  },
  search: null,
  personal: null,
});

export const whoWhoLinkEntity = defineEntity({
  type: 'who_who_link',
  key: rowKeys.whoWhoLink,
  fields: whoWhoLinkFields,
  present: { model: whoWhoLinkSchema },
  heldBy: [{ map: whoWhoLinks }],
  parent: {
    who: (keys, row) => [row.whoId, row.otherWhoId].map((id) => rowKeys.who(keys, mapOf(row) ?? '', id)),
  },
  derived: (keys, row) => {
    const containerId = mapOf(row) ?? '';
    const { whoId, otherWhoId, linkTypeId, whoGeneration, otherWhoGeneration } = row;
    const generations = { [whoId]: whoGeneration, [otherWhoId]: otherWhoGeneration };
    const key = rowKeys.pairOnMap(keys, whoId, otherWhoId, linkTypeId, containerId);
    return { pointers: [{ key, fields: { mapId: containerId, linkTypeId, generations } }] };
  },
});

export const whoWhoLinkDescription = describeEntity(whoWhoLinkEntity, {
  keyFromLog: (keys, home, id) => rowKeys.whoWhoLink(keys, home, ...partsOfId(id, 2)),
  history: {
    subject: (change) => {
      const [one = '', other = ''] = endsOf(change);
      // The id has both in a fixed order; the creating call says which end the link starts from.
      const from = change.now?.['whoId'] === other ? other : one;
      return { whoId: from, whoId2: from === one ? other : one };
    },
    created: withNew('who_who_link_added', 'linkTypeId'),
    removed: 'who_who_link_removed',
    changed: {
      linkTypeId: 'who_who_link_type',
      whoId: null,
      otherWhoId: null,
      whoGeneration: null,
      otherWhoGeneration: null,
    },
  },
  export: {
    title: 'Links between Whos',
    rows: { of: 'story_maps', range: rowKeys.whoWhoLinks },
  },
  search: null,
  personal: null,
});

/**
 * The step that puts a company's Who onto a map, or back onto it without its former links.
 * @param deleted its tombstone on this map, if it was there before
 */
export function placeWho(
  keys: Keys,
  containerId: string,
  id: string,
  fields: Omit<WhoFields, 'generation'>,
  deleted: WhoItem | undefined,
): Mutation {
  const all = { ...fields, generation: deleted === undefined ? 0 : deleted.generation + 1 };
  return deleted === undefined
    ? create(whoEntity, rowKeys.who(keys, containerId, id), id, all)
    : revive(whoEntity, deleted, all);
}

/** The step that removes a Who from a map; its links are hidden with it. The company keeps it. */
export const removeWho = (item: WhoItem): Mutation => remove(whoEntity, item);

/** The step that restores a deleted Who with its links. @param name the company's present name of it */
export const restoreWho = (item: WhoItem, name: string): Mutation =>
  restore(whoEntity, item, name === item.name ? {} : { name });

/** The condition that the Who is on the map at that very moment, and was not removed and added again since the read. */
export function requireWho(keys: Keys, containerId: string, { id, generation }: WhoItem): Mutation {
  return {
    do: 'require',
    key: rowKeys.who(keys, containerId, id),
    require: [{ without: 'deletedAt' }, { attribute: 'generation', equals: generation }],
    otherwise: errors.whoDoesNotExist,
  };
}

/**
 * The links of a map whose ends are both on it in their present generations.
 * @param whats the visible Activities
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
