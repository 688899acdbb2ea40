import { move_what } from '#shared/contract/what/move_what.ts';
import { CallError } from '#shared/errors.ts';
import { moveRefusal } from '#shared/rules/levels.ts';
import { reorderWhat, reparentWhat } from '#lambdas/data/entities/what.ts';
import { placeInOrder, readSurroundings } from '#lambdas/data/places.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(move_what, {
  load: ({ reader, input, attempt }) => {
    const { containerId, whatId, newParentId } = input;
    return readSurroundings(reader, containerId, input, [whatId], attempt, newParentId);
  },
  run: async ({ input, loaded: around, reader, writer }) => {
    const { containerId, whatId, newParentId, newOrder, afterWhatId, beforeWhatId } = input;
    const what = around.whats.get(whatId);
    if (what === undefined) throw new CallError('what-does-not-exist');
    const parent = newParentId === null ? undefined : around.whats.get(newParentId);
    const refusal = moveRefusal(what, newParentId, parent);
    if (refusal !== undefined) throw new CallError(refusal);
    const place = placeInOrder(around, newParentId, { afterWhatId, beforeWhatId, index: newOrder }, whatId);
    const steps =
      newParentId === what.parentId
        ? reorderWhat(reader.keys, containerId, what, place.key)
        : reparentWhat(reader.keys, containerId, what, parent, place.key);
    return writer.commit({ storyMap: containerId }, [...steps, ...place.rekey]);
  },
});
