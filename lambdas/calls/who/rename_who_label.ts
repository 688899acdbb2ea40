import { changeWhoLabel, entityOfLabel, groupIdOf, kindOf } from '#lambdas/entities/who/whoLabel.ts';
import { findWhoLabel, readWhoLabels, visibleWhoLabel } from '#lambdas/entities/who/whoLabels.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { rename_who_label } from '#shared/contract/who/rename_who_label.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'], DeleteItem: ['MAP'] };

export const handler = implementCommand(rename_who_label, {
  load: ({ reader, input }) => readWhoLabels(reader, input.containerId),
  run: async ({ input: { containerId, labelId, name, expect }, loaded: labels, writer }) => {
    const label = visibleWhoLabel(labels, labelId);
    if (label.name === name) return writer.unchanged([{ entity: entityOfLabel(label), row: label }]);
    checkNotStale(expect, { name: label.name }, entityOfLabel(label), label);
    const other = findWhoLabel(labels, kindOf(label), groupIdOf(label), name);
    if (other !== undefined && other.id !== labelId) throw new CallError(errors.labelTaken);
    return writer.commit({ storyMap: containerId }, [changeWhoLabel(label, { name })]);
  },
});
