import { removeWhoLabel } from '#lambdas/entities/who/whoLabel.ts';
import { readWhoLabels, visibleWhoLabel } from '#lambdas/entities/who/whoLabels.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove_who_label } from '#shared/contract/who/remove_who_label.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'], DeleteItem: ['MAP'] };

export const handler = implementCommand(remove_who_label, {
  load: ({ reader, input }) => readWhoLabels(reader, input.containerId),
  run: async ({ input: { containerId, labelId }, loaded: labels, writer }) => {
    const label = visibleWhoLabel(labels, labelId);
    return writer.commit({ storyMap: containerId }, [removeWhoLabel(label)]);
  },
});
