import type { UserItem } from '#lambdas/entities/people/access.ts';
import { requireActive } from '#lambdas/entities/story_map/member.ts';
import { storyMapEntity } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { set_business_owner } from '#shared/contract/story_map/set_business_owner.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], UpdateItem: ['MAP'], ConditionCheckItem: ['ACCESS'] };

export const handler = implementCommand(set_business_owner, {
  load: ({ reader, input: { businessOwner } }) =>
    reader.get<[UserItem]>(businessOwner === null ? [] : [rowKeys.user(reader.keys, businessOwner)]),
  run: async ({ input: { businessOwner }, loaded: [item], storyMap, reader, writer }) => {
    // A person who was only invited is not listed as a colleague yet (as in `company_users`).
    const user = notDeleted(item);
    if (businessOwner !== null && (user?.username ?? null) === null) throw new CallError(errors.userDoesNotExist);
    if (storyMap.businessOwner === businessOwner) return writer.unchanged([{ entity: storyMapEntity, row: storyMap }]);
    return writer.commit({ storyMap: storyMap.id }, [
      change(storyMapEntity, storyMap, { businessOwner }),
      ...(user === undefined ? [] : [requireActive(reader.keys, user.email)]),
    ]);
  },
});
