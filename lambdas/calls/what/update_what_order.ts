import { update_what_order } from '#shared/contract/what/update_what_order.ts';
import { CallError } from '#shared/errors.ts';
import { reorderWhat } from '#lambdas/data/entities/what.ts';
import { placeInOrder, readSurroundings } from '#lambdas/data/places.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(update_what_order, {
  load: ({ reader, input, attempt }) => readSurroundings(reader, input.containerId, input, [input.whatId], attempt),
  run: async ({ input, loaded: around, reader, writer }) => {
    const { containerId, whatId, newOrder, afterWhatId, beforeWhatId } = input;
    const what = around.whats.get(whatId);
    if (what === undefined) throw new CallError('what-does-not-exist');
    const place = placeInOrder(around, what.parentId, { afterWhatId, beforeWhatId, index: newOrder }, whatId);
    return writer.commit({ storyMap: containerId }, [
      ...reorderWhat(reader.keys, containerId, what, place.key),
      ...place.rekey,
    ]);
  },
});
