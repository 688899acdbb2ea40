import * as z from 'zod/mini';
import { defineEntity, fieldsOf, pick, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Pointer } from '#lambdas/store/entity/derived.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { setOrCleared, withNew, yesOrNo } from '#lambdas/store/entity/history.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, type Keys, type ListedRole, mapOf } from '#lambdas/store/keys.ts';
import { create, remove, restore } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import {
  memberSchema,
  type StoryMapCard,
  storyMapCardSchema,
  storyMapHeadSchema,
} from '#shared/model/story_map/storyMap.ts';
import type { MapRole } from '#shared/rules/people/permissions.ts';
import { members } from './limits.ts';

const fields = fieldsOf(storyMapHeadSchema, {
  asked: z.optional(z.int()),
  ownerSince: z.optional(z.int()),
  ownerBy: z.optional(z.string()),
});
/**
 * The item of a story map. `owner` and `businessOwner` are uids; `createdAt` is in milliseconds. `asked` counts all
 * requests for access ever made, as a condition for a change of owner; like every counter it leaves the version alone.
 * `ownerSince` and `ownerBy` say when and by whom it was last handed over; absent before that.
 */
export type StoryMapHead = RowOf<typeof fields>;
const memberFields = fieldsOf(memberSchema, {
  editorSince: z.optional(z.int()),
  sharedAt: z.optional(z.int()),
  sharedBy: z.optional(z.string()),
});
/**
 * A person the map is shared with. The owner has no such item. `editorSince` is when an editor became one, in
 * milliseconds; rows of 0.1.0 lack it. `sharedAt` and `sharedBy` say when and by whom they were added without having
 * asked; absent for others.
 */
export type MemberItem = RowOf<typeof memberFields>;

export const storyMapEntity = defineEntity({
  type: 'story_map',
  key: rowKeys.storyMap,
  fields,
  counters: ['asked'],
  present: { model: storyMapHeadSchema },
  heldBy: [],
  // When it is deleted or restored, its members are in the context of that step, but for very many.
  needs: (keys, { id }) => ({ ranges: [rowKeys.members(keys, id)] }),
  derived: (keys, { id, owner, createdAt }, around) => {
    const members = around
      .range<MemberItem>(rowKeys.members(keys, id))
      .filter((member) => notDeleted(member) !== undefined);
    return {
      pointers: [
        { key: rowKeys.companyMap(keys, createdAt, id), fields: { mapId: id, createdAt, owner } },
        listedFor(keys, { id, createdAt }, owner, 'owner'),
        ...members.map((member) => listedFor(keys, { id, createdAt }, member.id, member.role)),
      ],
    };
  },
  // Nobody else sees what it has added to objectives and problems of the company (docs/decisions/0007).
  owns: [
    {
      types: ['benefit'],
      list: (keys, { id }) => rowKeys.objectives(keys, id),
      each: (keys, objective) => [rowKeys.rowsOfFrame(keys, 'objective', objective.id)],
      isOwn: (benefit, { id }) => benefit['mapId'] === id,
    },
    {
      types: ['problem_objective'],
      list: (keys, { id }) => rowKeys.problems(keys, id),
      each: (keys, problem) => [rowKeys.rowsOfFrame(keys, 'problem', problem.id)],
      isOwn: (link, { id }) => link['mapId'] === id,
    },
    {
      types: ['star'],
      list: (keys, { id }) => rowKeys.starsOnMap(keys, id),
      each: (keys, listed, { id }) => [rowKeys.star(keys, String(listed['uid']), id)],
    },
  ],
  trash: (keys, { owner, id }, deletedAt) => rowKeys.trashedMap(keys, owner, deletedAt, id),
});

export const storyMapDescription = describeEntity(storyMapEntity, {
  keyFromLog: (keys, _home, id) => rowKeys.storyMap(keys, id),
  history: {
    subject: () => ({}),
    created: ({ was }, subject) => [{ type: was === null ? 'story_map_created' : 'story_map_restored', ...subject }],
    removed: 'story_map_deleted',
    changed: {
      name: 'story_map_name',
      why: 'story_map_why',
      owner: 'story_map_owner',
      ownerSince: null,
      ownerBy: null,
      businessOwner: 'story_map_business_owner',
      parentWhatRef: setOrCleared('parentWhatRef', 'story_map_parent_linked', 'story_map_parent_unlinked'),
      parentWhatRefCreator: null,
      viewersComment: yesOrNo('viewersComment', 'viewers_comment_allowed', 'viewers_comment_forbidden'),
      createdAt: null,
    },
  },
  export: {
    title: 'Story maps as such',
    rows: { of: 'story_maps', key: rowKeys.storyMap },
  },
  search: { name: 'name', why: 'why' },
  personal: null,
  purge: {
    erases: (keys, { id }) => [
      rowKeys.rowsOfMap(keys, id),
      rowKeys.detailRowsOfMap(keys, id),
      rowKeys.allSentForMap(keys, id),
    ],
    counts: { whats: rowKeys.whats, whos: rowKeys.whos, releases: rowKeys.releases, epics: rowKeys.epics },
  },
});

export const memberEntity = defineEntity({
  type: 'member',
  key: rowKeys.member,
  fields: memberFields,
  present: { model: memberSchema },
  heldBy: [{ map: members }],
  needs: (keys, row) => ({ keys: [rowKeys.storyMap(keys, mapOf(row) ?? '')] }),
  derived: (keys, row, around) => {
    const head = notDeleted(around.get<StoryMapHead>(rowKeys.storyMap(keys, mapOf(row) ?? '')));
    return head === undefined ? {} : { pointers: [listedFor(keys, head, row.id, row.role)] };
  },
});

export const memberDescription = describeEntity(memberEntity, {
  keyFromLog: null,
  history: {
    subject: ({ id }) => ({ person: id }),
    created: withNew('member_added', 'role'),
    removed: 'member_removed',
    changed: { role: 'member_role', editorSince: null, sharedAt: null, sharedBy: null },
  },
  export: {
    title: 'Members of story maps',
    rows: { of: 'story_maps', range: rowKeys.members },
  },
  search: null,
  personal: null,
});

/** An entry of a person's list of maps. */
export type ListedMap = Key & { mapId: string; createdAt: number };
/** An entry of the company's list of maps. Rows of 0.1.0 do not name the owner, until the map changes hands. */
export type CompanyMap = ListedMap & { owner?: string };

/** The entry of a map in a person's list. */
function listedFor(
  keys: Keys,
  { id, createdAt }: Pick<StoryMapHead, 'id' | 'createdAt'>,
  uid: string,
  role: ListedRole,
): Pointer {
  return { key: rowKeys.listedMap(keys, uid, role, createdAt, id), fields: { mapId: id, createdAt } };
}

/** A person's role on a map, from its own item and their member item (rule access.6). */
export function roleOn(head: StoryMapHead, member: MemberItem | undefined, uid: string): MapRole {
  if (head.owner === uid) return 'owner';
  return member === undefined || member.deletedAt !== undefined ? 'none' : member.role;
}

/**
 * The step that creates a story map.
 * @param parentWhatRef the Activity that it was created from, if any; the owner is the person who linked the two
 */
export function createStoryMap(
  keys: Keys,
  map: { id: string; name: string; why: string; owner: string; createdAt: number },
  parentWhatRef: StoryMapHead['parentWhatRef'] = null,
): Mutation {
  const { id, createdAt, owner } = map;
  const parentWhatRefCreator = parentWhatRef === null ? null : owner;
  return create(storyMapEntity, rowKeys.storyMap(keys, id), id, {
    name: map.name,
    why: map.why,
    owner,
    createdAt,
    businessOwner: null,
    parentWhatRef,
    parentWhatRefCreator,
    viewersComment: true,
  });
}

/** The role fields of a member who gets the role now. */
export function newRole(role: MemberItem['role']): Pick<MemberItem, 'role' | 'editorSince'> {
  return role === 'editor' ? { role, editorSince: Date.now() } : { role };
}

/**
 * The step that shares a map with a person who had no role on it.
 * @param head the map as it is read, or none when the same change creates it
 */
export function addMember(
  keys: Keys,
  containerId: string,
  uid: string,
  role: MemberItem['role'],
  head?: StoryMapHead,
): Mutation {
  const context = head === undefined ? [] : [head];
  return create(memberEntity, rowKeys.member(keys, containerId, uid), uid, newRole(role), { context });
}

/**
 * The step that deletes a map: a tombstone on the map, which hides its contents. If there are very many members, their
 * list entries stay; lists leave out entries of deleted maps.
 */
export const deleteStoryMap = (head: StoryMapHead, members: readonly MemberItem[]): Mutation =>
  remove(storyMapEntity, head, { context: members.slice(0, MAX_UNLISTED) });

/**
 * The step that restores a deleted map with its contents and its list entries (rule trash.9).
 * @param members those of the deletion, but for people who have lost their role since
 * @param set other values of some fields
 */
export const restoreMap = (
  head: StoryMapHead,
  members: readonly MemberItem[],
  set: Pick<Partial<StoryMapHead>, 'parentWhatRef' | 'parentWhatRefCreator'>,
): Mutation => restore(storyMapEntity, head, set, { context: members.slice(0, MAX_UNLISTED) });

/** The number of list entries that fit into either transaction, beside the conditions on all maps above. */
const MAX_UNLISTED = 65;

/** A story map as lists show it. */
export function presentStoryMap(head: StoryMapHead): StoryMapCard {
  return pick(storyMapCardSchema, head);
}
