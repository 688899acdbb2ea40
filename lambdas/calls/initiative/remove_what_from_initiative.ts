import { initiativeWhatEntity, type InitiativeWhatItem } from '#lambdas/entities/initiative/releaseGroup.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_what_from_initiative } from '#shared/contract/initiative/remove_what_from_initiative.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(remove_what_from_initiative, {
  subject: initiative,
  load: ({ reader, input: { initiativeId, whatId } }) =>
    reader.get<[InitiativeWhatItem]>([rowKeys.initiativeWhat(reader.keys, initiativeId, whatId)]),
  run: async ({ loaded: [item], initiative: { id }, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatNotInInitiative);
    return writer.commit({ initiative: id }, [remove(initiativeWhatEntity, what)]);
  },
});
