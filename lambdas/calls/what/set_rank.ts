import { placeInRank, readNeighbours, visibleWhat } from '#lambdas/entities/what/places.ts';
import { whatEntity } from '#lambdas/entities/what/what.ts';
import { changeWhat } from '#lambdas/entities/what/whatSteps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { set_rank } from '#shared/contract/what/set_rank.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(set_rank, {
  load: ({ reader, input, attempt }) =>
    readNeighbours(reader, input.containerId, input.newRank === null ? undefined : input, [input.whatId], attempt),
  run: async ({ input, loaded: neighbours, reader, writer }) => {
    const { containerId, whatId, newRank } = input;
    const what = visibleWhat(neighbours, whatId);
    if (newRank === null) {
      if (what.rankKey === null) return writer.unchanged([{ entity: whatEntity, row: what }]);
      return writer.commit({ storyMap: containerId }, changeWhat(reader.keys, containerId, what, { rankKey: null }));
    }
    // People count ranks from 1 (rule what.13).
    const { key, rekey } = placeInRank(neighbours, what.level, { ...input, newOrder: newRank - 1 }, whatId);
    return writer.commit({ storyMap: containerId }, [
      ...changeWhat(reader.keys, containerId, what, { rankKey: key }),
      ...rekey,
    ]);
  },
});
