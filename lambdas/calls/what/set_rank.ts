import { set_rank } from '#shared/contract/what/set_rank.ts';
import { CallError } from '#shared/errors.ts';
import { changeWhat } from '#lambdas/data/entities/what.ts';
import { placeInRank, readSurroundings } from '#lambdas/data/places.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(set_rank, {
  load: ({ reader, input, attempt }) =>
    readSurroundings(reader, input.containerId, input.newRank === null ? undefined : input, [input.whatId], attempt),
  run: async ({ input, loaded: around, reader, writer }) => {
    const { containerId, whatId, newRank, afterWhatId, beforeWhatId } = input;
    const what = around.whats.get(whatId);
    if (what === undefined) throw new CallError('what-does-not-exist');
    if (newRank === null) {
      if (what.rankKey === null) return writer.unchanged();
      return writer.commit({ storyMap: containerId }, changeWhat(reader.keys, containerId, what, { rankKey: null }));
    }
    // People count ranks from 1 (planning §9).
    const place = placeInRank(around, what.level, { afterWhatId, beforeWhatId, index: newRank - 1 }, whatId);
    return writer.commit({ storyMap: containerId }, [
      ...changeWhat(reader.keys, containerId, what, { rankKey: place.key }),
      ...place.rekey,
    ]);
  },
});
