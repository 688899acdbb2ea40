import { relabelWhos, type WhoItem } from '#lambdas/data/entities/who.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { rename_who_category } from '#shared/contract/who/rename_who_category.ts';
import { isSameLabel, labelOf } from '#shared/rules/whoGroups.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'] };

export const handler = implementCommand(rename_who_category, {
  load: ({ reader, input }) => reader.range<WhoItem>(reader.keys.whos(input.containerId)),
  run: async ({ input, loaded: whos, writer }) => {
    const [group, category] = [labelOf(input.group), labelOf(input.category)];
    const labelled = whos.filter((who) => isSameLabel(who.group, group) && isSameLabel(who.category, category));
    const steps = relabelWhos(labelled, 'category', labelOf(input.newCategory));
    return steps.length === 0 ? writer.unchanged() : writer.commit({ storyMap: input.containerId }, steps);
  },
});
