import type { Member, StoryMapCard, StoryMapHead as ShownHead } from '#shared/model/storyMap.ts';
import type { MapRole } from '#shared/rules/permissions.ts';
import type { Stored } from '../items.ts';
import type { Key, Keys, ListedRole } from '../keys.ts';
import type { Mutation } from '../mutations.ts';

/**
 * A story map's own item. `owner` and `businessOwner` are uids; `createdAt` is in milliseconds. `asked` counts the requests for access that were ever made,
 * for the change of owner to rely on; like every counter it leaves the version alone.
 */
export type StoryMapHead = Stored<Omit<ShownHead, 'id' | 'version'> & { asked?: number }>;
/** Somebody the map is shared with. The owner has no such item. */
export type MemberItem = Stored<{ role: 'editor' | 'viewer' }>;
/** An entry of somebody's list of maps. */
export type ListedMap = Key & { mapId: string; createdAt: number };

/** What somebody is to a map, from its own item and their member item (foundation §6). */
export function roleOn(head: StoryMapHead, member: MemberItem | undefined, uid: string): MapRole {
  if (head.owner === uid) return 'owner';
  return member === undefined || member.deletedAt !== undefined ? 'none' : member.role;
}

/**
 * The steps that create a story map: the map, its owner's list entry, and the entry in the company's list.
 * @param parentWhatRef the Activity that it is made from, if it is; its owner is who linked the two
 */
export function createStoryMap(
  keys: Keys,
  map: { id: string; name: string; why: string; owner: string; createdAt: number },
  parentWhatRef: StoryMapHead['parentWhatRef'] = null,
): Mutation[] {
  const { id, createdAt, owner } = map;
  const parentWhatRefCreator = parentWhatRef === null ? null : owner;
  const fields = {
    name: map.name,
    why: map.why,
    owner,
    createdAt,
    businessOwner: null,
    parentWhatRef,
    parentWhatRefCreator,
  };
  return [
    { do: 'create', key: keys.storyMap(id), type: 'story_map', id, fields },
    { do: 'point', key: keys.listedMap(owner, 'owner', createdAt, id), fields: { mapId: id, createdAt } },
    { do: 'point', key: keys.companyMap(createdAt, id), fields: { mapId: id, createdAt } },
  ];
}

/** The steps that share a map with somebody, who had no part in it before. */
export function addMember(
  keys: Keys,
  head: Pick<StoryMapHead, 'id' | 'createdAt'>,
  uid: string,
  role: 'editor' | 'viewer',
): Mutation[] {
  return [
    { do: 'create', key: keys.member(head.id, uid), type: 'member', id: uid, fields: { role } },
    {
      do: 'point',
      key: keys.listedMap(uid, role, head.createdAt, head.id),
      fields: { mapId: head.id, createdAt: head.createdAt },
    },
  ];
}

/**
 * The steps that delete a map: a tombstone on the map, which hides all it holds, and its list entries. Entries of very many members
 * stay behind; a list leaves out what it points to in vain.
 */
export function deleteStoryMap(keys: Keys, head: StoryMapHead, members: readonly MemberItem[]): Mutation[] {
  const listed: { uid: string; role: ListedRole }[] = [
    { uid: head.owner, role: 'owner' },
    ...members.slice(0, MAX_UNLISTED).map((member) => ({ uid: member.id, role: member.role })),
  ];
  return [
    { do: 'remove', item: head },
    { do: 'unpoint', key: keys.companyMap(head.createdAt, head.id) },
    ...listed.map(({ uid, role }): Mutation => ({
      do: 'unpoint',
      key: keys.listedMap(uid, role, head.createdAt, head.id),
    })),
  ];
}

/** As many list entries as fit into the deleting transaction with room to spare. */
const MAX_UNLISTED = 90;

/** A story map as lists and answers show it. */
export function presentStoryMap(head: StoryMapHead): StoryMapCard {
  const { id, version, name, why, owner, createdAt } = head;
  return { id, version, name, why, owner, createdAt };
}

/** A story map's own item as answers of commands show it. */
export function presentStoryMapHead(head: StoryMapHead): ShownHead {
  const { businessOwner, parentWhatRef, parentWhatRefCreator } = head;
  return { ...presentStoryMap(head), businessOwner, parentWhatRef, parentWhatRefCreator };
}

/** Somebody the map is shared with, as clients see them. */
export function presentMember({ id, version, role }: MemberItem): Member {
  return { id, version, role };
}
