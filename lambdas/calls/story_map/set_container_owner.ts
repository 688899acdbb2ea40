import type { UserItem } from '#lambdas/entities/people/access.ts';
import {
  type AccessRequestItem,
  closeAccessRequest,
  handOverAccessRequest,
} from '#lambdas/entities/story_map/accessRequest.ts';
import { requireActive, setOwner } from '#lambdas/entities/story_map/member.ts';
import { memberEntity, type MemberItem, storyMapEntity } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { set_container_owner } from '#shared/contract/story_map/set_container_owner.ts';
import * as errors from '#shared/errors.ts';
import { MAX_HANDED_OVER_ACCESS_REQUESTS } from '#shared/model/limits.ts';

const success = { success: true } as const;

export const grants: TableGrants = {
  BatchGetItem: ['PEOPLE'],
  Query: ['MAP'],
  PutItem: ['MAPS', 'USER'],
  UpdateItem: ['MAP'],
  DeleteItem: ['USER'],
  ConditionCheckItem: ['ACCESS', 'MAP'],
};

export const handler = implementCommand(set_container_owner, {
  load: async ({ reader, input: { containerId, newOwnerUid } }) => {
    const [[user], members, requests] = await Promise.all([
      reader.get<[UserItem]>([rowKeys.user(reader.keys, newOwnerUid)]),
      reader.range<MemberItem>(rowKeys.members(reader.keys, containerId)),
      reader.range<AccessRequestItem>(rowKeys.accessRequests(reader.keys, containerId)),
    ]);
    return { user, members, requests };
  },
  run: async ({ input: { newOwnerUid }, loaded: { user, members, requests }, storyMap, person, reader, writer }) => {
    const { keys } = reader;
    if (user === undefined) throw new CallError(errors.userDoesNotExist);
    const memberOf = (uid: string) => members.find(({ id }) => id === uid);
    if (newOwnerUid === storyMap.owner)
      return writer.unchanged(
        [
          { entity: storyMapEntity, row: storyMap },
          { entity: memberEntity, row: memberOf(newOwnerUid) },
        ],
        success,
      );
    // The rest is passed on by hand_over_requests.
    const waiting = requests
      .filter((request) => notDeleted(request) !== undefined)
      .slice(0, MAX_HANDED_OVER_ACCESS_REQUESTS);
    return writer.commit(
      { storyMap: storyMap.id },
      [
        ...setOwner(
          keys,
          storyMap,
          newOwnerUid,
          { old: memberOf(storyMap.owner), new: memberOf(newOwnerUid) },
          person.uid,
        ),
        ...waiting.flatMap((request) =>
          request.id === newOwnerUid ? closeAccessRequest(request) : [handOverAccessRequest(request, newOwnerUid)],
        ),
        requireActive(keys, user.email),
      ],
      success,
    );
  },
});
