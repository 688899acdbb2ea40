import { planPart, previewItems } from '#lambdas/entities/story_map/import/planPart.ts';
import { readForImport } from '#lambdas/entities/story_map/import/reads.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { import_into_map } from '#shared/contract/story_map/import_into_map.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY', 'TEXT', 'MAP', 'DETAIL'],
  Query: ['MAP'],
  PutItem: ['MAP', 'DETAIL', 'WHAT', 'WHO', 'TEXT', 'OBJECTIVE', 'PROBLEM', 'FRAME'],
  UpdateItem: ['MAP', 'DETAIL', 'WHAT', 'WHO'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(import_into_map, {
  load: ({ reader, input: { containerId, items } }) => readForImport(reader, containerId, items),
  run: async ({ input: { containerId, items, dryRun = false }, loaded: state, writer }) => {
    if (dryRun) return { change: null, changed: [], removed: [], items: previewItems(state, items) };
    const { answers, steps, asTheyAre } = planPart(state, items);
    if (steps.length === 0) return writer.unchanged(asTheyAre, { items: answers });
    return writer.commit({ storyMap: containerId }, steps, { items: answers }, { asTheyAre });
  },
});
