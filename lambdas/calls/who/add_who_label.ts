import { createWhoLabel, entityOfLabel } from '#lambdas/entities/who/whoLabel.ts';
import { findWhoLabel, newWhoLabel, readWhoLabels, visibleWhoLabel } from '#lambdas/entities/who/whoLabels.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_who_label } from '#shared/contract/who/add_who_label.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementCommand(add_who_label, {
  load: ({ reader, input }) => readWhoLabels(reader, input.containerId),
  run: async ({ input, loaded: labels, reader, writer }) => {
    const { containerId, kind, name } = input;
    const groupId = kind === 'group' ? null : (input.groupId ?? null);
    if (groupId !== null && visibleWhoLabel(labels, groupId).type !== 'who_group')
      throw new CallError(errors.labelDoesNotExist);
    const known = findWhoLabel(labels, kind, groupId, name);
    if (known !== undefined)
      return writer.unchanged([{ entity: entityOfLabel(known), row: known }], { id: known.id, usedExisting: true });
    const label = newWhoLabel(labels, containerId, kind, groupId, name);
    const steps = [createWhoLabel(reader.keys, containerId, label)];
    return writer.commit({ storyMap: containerId }, steps, { id: label.id, usedExisting: false });
  },
});
