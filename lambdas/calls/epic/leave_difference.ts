import { differenceToSettle, readDifference } from '#lambdas/calls/difference.ts';
import { epicEntity } from '#lambdas/entities/epic/epic.ts';
import { setLinks, withBase } from '#lambdas/entities/integration/epicLink.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { leave_difference } from '#shared/contract/epic/leave_difference.ts';
import * as settledTexts from '#shared/texts/integration/settled.ts';

export const grants: TableGrants = {
  Query: ['COMPANY', 'MAP'],
  BatchGetItem: ['LINKS', 'MAP', 'DETAIL'],
  UpdateItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(leave_difference, {
  load: ({ reader, input }) => readDifference(reader, input, input.integrationId, input.field),
  run: async ({ input, loaded: rows, reader: { keys }, writer }) => {
    const { containerId, field } = input;
    const { epic, link, difference } = differenceToSettle(rows, input);
    const message = settledTexts.leave;
    if (difference === undefined) return writer.unchanged([{ entity: epicEntity, row: epic }], { message });
    const { ours, theirs } = difference;
    const links = withBase(epic, link, field, { ours, theirs });
    return writer.commit({ storyMap: containerId }, setLinks(keys, containerId, epic, links), { message });
  },
});
