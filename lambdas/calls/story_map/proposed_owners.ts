import type { UserItem } from '#lambdas/entities/people/access.ts';
import { readMapsToHandOver, readPeopleWhoCannotOwn } from '#lambdas/entities/story_map/mapsToHandOver.ts';
import type { ListedMap } from '#lambdas/entities/story_map/storyMap.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { proposed_owners } from '#shared/contract/story_map/proposed_owners.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'PEOPLE'], Query: ['MAP', 'PEOPLE', 'USER'] };

export const handler = implementQuery(proposed_owners, {
  load: async ({ reader, input: { uid } }) => {
    const [[user], listed, unable] = await Promise.all([
      reader.get<[UserItem]>([rowKeys.user(reader.keys, uid)]),
      reader.range<ListedMap>(rowKeys.listedMaps(reader.keys, uid, 'owner')),
      readPeopleWhoCannotOwn(reader),
    ]);
    return { user, listed, unable };
  },
  run: async ({ input, loaded: { user, listed, unable }, reader }) => {
    if (user === undefined) throw new CallError(errors.userDoesNotExist);
    return readMapsToHandOver(reader, listed, input.page, (uid) => uid !== input.uid && !unable.has(uid));
  },
});
