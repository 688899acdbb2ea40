import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import { type AwaitingRequest, presentAwaiting } from '#lambdas/entities/story_map/accessRequest.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { access_requests } from '#shared/contract/story_map/access_requests.ts';
import { MAX_SHOWN_ACCESS_REQUESTS } from '#shared/model/limits.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE', 'MAP'], Query: ['USER'] };

export const handler = implementQuery(access_requests, {
  load: ({ reader, uid }) => reader.range<AwaitingRequest>(rowKeys.awaitingRequests(reader.keys, uid)),
  run: async ({ loaded: entries, reader }) => {
    const { keys } = reader;
    const [heads, members, access, users] = await Promise.all([
      reader.get<StoryMapHead[]>(entries.map(({ containerId }) => rowKeys.storyMap(keys, containerId))),
      reader.get<MemberItem[]>(entries.map(({ containerId, userId }) => rowKeys.member(keys, containerId, userId))),
      reader.get<AccessItem[]>(entries.map(({ user_email }) => rowKeys.access(keys, user_email))),
      reader.get<UserItem[]>(entries.map(({ userId }) => rowKeys.user(keys, userId))),
    ]);
    const waiting = entries.flatMap(
      (entry, i) =>
        presentAwaiting(entry, { head: heads[i], member: members[i], access: access[i], user: users[i] }) ?? [],
    );
    return { docs: waiting.reverse().slice(0, MAX_SHOWN_ACCESS_REQUESTS), total: waiting.length };
  },
});
