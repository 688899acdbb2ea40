import {
  type AskedMember,
  type ChangeRequestItem,
  inboxPointers,
  type RequestMap,
  type RequestPart,
  sortedParts,
} from '#lambdas/entities/change_request/changeRequest.ts';
import { changeAskedPeople, closeChangeRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import type { OnMap } from '#lambdas/entities/change_request/onMap.ts';
import { applyOrClose } from '#lambdas/entities/change_request/openChangeRequest.ts';
import type { RequestRef } from '#lambdas/entities/change_request/requestRef.ts';
import {
  ownerAmong,
  placesOfShared,
  type SharedEntity,
  type SharedUse,
  type TextOwner,
} from '#lambdas/entities/company/shared.ts';
import type { PersonPointer } from '#lambdas/entities/people/access.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Writer } from '#lambdas/store/writer.ts';
import { isAgreed, peopleAskedNow } from '#shared/rules/changeRequests.ts';

/** The number of people whom one change stops asking, with two items each. */
const AT_ONCE = 40;

/** The grants for settling requests. */
export const settlingGrants: TableGrants = {
  BatchGetItem: ['MAP', 'PEOPLE', 'TEXT', 'USER', 'WHAT', 'WHO'],
  Query: ['MAP', 'WHAT', 'WHO'],
  PutItem: ['MAP', 'TEXT', 'USER', 'WHAT', 'WHO'],
  UpdateItem: ['WHAT', 'WHO'],
  DeleteItem: ['ESCALATED', 'REQUESTS', 'TEXT', 'USER', 'WHAT', 'WHO'],
};

type Loaded = {
  request: ChangeRequestItem;
  members: AskedMember[];
  maps: RequestMap[];
  uses: SharedUse[];
  by: string | null;
};
type Step = (reader: Reader, writer: Writer, loaded: Loaded) => Promise<boolean>;

/**
 * Brings a change request up to date with the people and story maps around it, so that it waits for nobody who cannot
 * answer (rules change.16, change.17): closes it when it no longer fits, stops asking people who lost the map, and
 * applies it when everybody who is left agrees. The inbox entries of a closed request are deleted. Safe to repeat.
 * @param by the person whose act this completes, null when another change has settled it
 * @throws Contention when another command changes the same entities at that moment
 */
export async function settle({ company, kind, objectId, own }: RequestRef, by: string | null = null): Promise<void> {
  const { reader, writer } = companyStore(company);
  const author = writer({ uid: null, tab: null, call: 'settle_requests' });
  // Each step writes one change, after which the request is read again.
  for (let isDone = false; !isDone;) {
    const [parts, uses] = await Promise.all([
      reader.range<RequestPart>(rowKeys.changeRequestParts(reader.keys, kind, objectId, own)),
      reader.range<SharedUse>(rowKeys.sharedUses(reader.keys, kind, objectId)),
    ]);
    const { request, members, maps } = sortedParts(parts);
    if (request === undefined) return;
    const step = request.deletedAt === undefined ? settleOpen : clearInboxes;
    isDone = await step(reader, author, { request, members, maps, uses, by });
  }
}

/** One change to an open request. @returns whether nothing is left to do */
const settleOpen: Step = async (reader, writer, { request, members, maps, uses, by }) => {
  // Not everybody has been asked: the delivery is still under way.
  if (request.asked === null) return true;
  const { keys } = reader;
  const { kind, objectId, containerId, owner } = request;
  const used = new Set(uses.map(({ mapId }) => mapId));
  const mapIds = maps.map(({ mapId }) => mapId).filter((mapId) => used.has(mapId));
  const [[entity], [home, copy, homeMember, ...owners], heads, editors] = await Promise.all([
    reader.get<[SharedEntity]>([rowKeys.shared(keys, kind, objectId)]),
    reader.get<[StoryMapHead, OnMap, MemberItem, ...TextOwner[]]>([
      rowKeys.storyMap(keys, containerId),
      rowKeys.onMap(keys, kind, containerId, objectId),
      rowKeys.member(keys, containerId, owner),
      ...placesOfShared(keys, kind, request.newText),
    ]),
    reader.get<StoryMapHead[]>(mapIds.map((mapId) => rowKeys.storyMap(keys, mapId))),
    Promise.all(mapIds.map((mapId) => reader.range<MemberItem>(rowKeys.members(keys, mapId)))),
  ]);
  const affected = mapIds.flatMap((_, i) => {
    const head = notDeleted(heads[i]);
    return head === undefined ? [] : [{ owner: head.owner, editors: editorsOf(editors[i] ?? []) }];
  });
  const asked = members.map(({ id }) => id);
  const people = [...new Set([owner, ...asked, ...affected.map((map) => map.owner)])];
  const without = await reader.get<PersonPointer[]>(people.map((uid) => rowKeys.withoutAccess(keys, uid)));
  const hasAccess = (uid: string) => without[people.indexOf(uid)] === undefined;
  const scope = { storyMap: containerId };
  const isWanted = mayEdit(notDeleted(home), homeMember, owner) && hasAccess(owner) && notDeleted(copy) !== undefined;
  const text = ownerAmong(owners);
  const isTaken = text !== undefined && text.ownerId !== objectId;
  if (!isWanted || isTaken || entity?.text !== request.oldText) {
    await writer.commit(scope, [closeChangeRequest(request)]);
    return false;
  }
  const { gone, joined } = peopleAskedNow(asked, affected, hasAccess);
  if (gone.length + joined.length > 0) {
    const leaving = members.filter(({ id }) => gone.includes(id)).slice(0, AT_ONCE);
    // Nobody joins before all have left, so that a change stays within its limit.
    const joining = leaving.length < gone.length ? [] : joined.slice(0, Math.max(1, AT_ONCE - leaving.length));
    await writer.commit(scope, changeAskedPeople(keys, request, { gone: leaving, joined: joining }));
    return false;
  }
  if (!isAgreed(request)) return true;
  await applyOrClose(keys, writer, { request, entity, steps: [], by });
  return false;
};

/** Deletes the inbox entries of a closed request that are left. @returns whether none is left */
const clearInboxes: Step = async (reader, writer, { request, members }) => {
  const keys = members.flatMap((member) => inboxPointers(reader.keys, request, member).map(({ key }) => key));
  const found = (await reader.get<Key[]>(keys)).filter((pointer) => pointer !== undefined);
  if (found.length === 0) return true;
  await writer.commit(
    { storyMap: request.containerId },
    found.slice(0, 2 * AT_ONCE).map(({ pk, sk }) => ({ do: 'deletePointer', key: { pk, sk } })),
  );
  return found.length <= 2 * AT_ONCE;
};

const editorsOf = (members: readonly MemberItem[]) =>
  members.filter((member) => notDeleted(member) !== undefined && member.role === 'editor').map(({ id }) => id);

function mayEdit(head: StoryMapHead | undefined, member: MemberItem | undefined, uid: string): boolean {
  if (head === undefined) return false;
  const role = roleOn(head, member, uid);
  return role === 'owner' || role === 'editor';
}
