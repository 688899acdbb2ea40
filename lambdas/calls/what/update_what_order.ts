import { formerPlace, formerNeighbourIds, newPlace } from '#lambdas/entities/what/placeChange.ts';
import { placeInOrder, readNeighbours, visibleWhat } from '#lambdas/entities/what/places.ts';
import { reorderWhat } from '#lambdas/entities/what/whatSteps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { update_what_order } from '#shared/contract/what/update_what_order.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(update_what_order, {
  load: ({ reader, input, attempt }) =>
    readNeighbours(reader, input.containerId, input, [input.whatId, ...formerNeighbourIds(input)], attempt),
  run: async ({ input, loaded: neighbours, reader, writer }) => {
    const { containerId, whatId } = input;
    const what = visibleWhat(neighbours, whatId);
    const requested = placeInOrder(neighbours, what.parentId, input, whatId);
    const was = formerPlace(neighbours, what, input);
    const place = { ...(was !== undefined && { was }), now: newPlace(neighbours, what, input, requested) };
    const steps = [...reorderWhat(reader.keys, containerId, what, requested.key), ...requested.rekey];
    return writer.commit({ storyMap: containerId, place }, steps);
  },
});
