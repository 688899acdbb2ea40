import { changeWhoLabel, entityOfLabel, groupIdOf, kindOf } from '#lambdas/entities/who/whoLabel.ts';
import { placeLabel, readWhoLabels, siblingsIn, visibleWhoLabel } from '#lambdas/entities/who/whoLabels.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { move_who_label } from '#shared/contract/who/move_who_label.ts';
import { indexBetween } from '#shared/rules/what/order.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'] };

export const handler = implementCommand(move_who_label, {
  load: ({ reader, input }) => readWhoLabels(reader, input.containerId),
  run: async ({ input, loaded: labels, writer }) => {
    const { containerId, labelId, afterLabelId, beforeLabelId } = input;
    const label = visibleWhoLabel(labels, labelId);
    const siblings = siblingsIn(labels, kindOf(label), groupIdOf(label));
    const others = siblings.filter(({ id }) => id !== labelId);
    const row = others.map(({ id }) => id);
    const position = indexBetween(row, afterLabelId, beforeLabelId);
    if (siblings.indexOf(label) === position) return writer.unchanged([{ entity: entityOfLabel(label), row: label }]);
    const { key, rekeyed } = placeLabel(others, position);
    const moves = [{ id: labelId, key }, ...rekeyed];
    return writer.commit(
      { storyMap: containerId },
      moves.map(({ id, key: orderKey }) => changeWhoLabel(visibleWhoLabel(labels, id), { orderKey })),
    );
  },
});
