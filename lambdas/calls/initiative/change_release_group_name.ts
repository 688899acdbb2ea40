import { releaseGroupEntity, type ReleaseGroupItem } from '#lambdas/entities/initiative/releaseGroup.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_release_group_name } from '#shared/contract/initiative/change_release_group_name.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(change_release_group_name, {
  subject: initiative,
  load: ({ reader, input: { initiativeId, groupId } }) =>
    reader.get<[ReleaseGroupItem]>([rowKeys.releaseGroup(reader.keys, initiativeId, groupId)]),
  run: async ({ input: { name, expect }, loaded: [item], initiative: { id }, writer }) => {
    const group = notDeleted(item);
    if (group === undefined) throw new CallError(errors.releaseGroupDoesNotExist);
    if (group.name === name) return writer.unchanged([{ entity: releaseGroupEntity, row: group }]);
    checkNotStale(expect, { name: group.name ?? '' }, releaseGroupEntity, group);
    return writer.commit({ initiative: id }, [change(releaseGroupEntity, group, { name })]);
  },
});
