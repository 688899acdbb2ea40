import { relabelWhos, type WhoItem } from '#lambdas/data/entities/who.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { rename_who_group } from '#shared/contract/who/rename_who_group.ts';
import { isSameLabel, labelOf } from '#shared/rules/whoGroups.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'] };

export const handler = implementCommand(rename_who_group, {
  load: ({ reader, input }) => reader.range<WhoItem>(reader.keys.whos(input.containerId)),
  run: async ({ input, loaded: whos, writer }) => {
    const label = labelOf(input.group);
    const steps = relabelWhos(
      whos.filter((who) => isSameLabel(who.group, label)),
      'group',
      labelOf(input.newGroup),
    );
    return steps.length === 0 ? writer.unchanged() : writer.commit({ storyMap: input.containerId }, steps);
  },
});
