import type { CallOutput } from '#shared/contract/registry.ts';
import { labelDoesNotExist } from '#shared/errors.ts';
import type { WhoLabelKind } from '#shared/model/who/whoLabel.ts';
import { indexBetween, placeAmong } from '#shared/rules/what/order.ts';
import * as texts from '#shared/texts/undo.ts';
import { defineCommand, type Draft, type Reading } from '#web/replica/command.ts';
import { whoCategories, whoGroups } from '#web/replica/story_map/entities.ts';

/*
 * The commands on groups and categories of the Who board. The name field keeps the typed text until the answer arrives,
 * so these have no preview.
 */

/** The neighbours of a label, null at an end of the row. */
export type LabelPosition = { afterId: string | null; beforeId: string | null };

export type AddLabel = { containerId: string; kind: WhoLabelKind; groupId: string | null; name: string };
/** `seen` is the name that stood there when the user typed the new one. */
export type RenameLabel = { containerId: string; label: string; name: string; seen: string };
export type MoveLabel = { containerId: string; label: string; position: LabelPosition };
export type RemoveLabel = { containerId: string; label: string };

const labelOf = ({ label }: { label: string }) => label;

export const addLabel = defineCommand<AddLabel, CallOutput<'add_who_label'>>({
  name: 'add_who_label',
  keep: true,
  does: ({ name }) => texts.named.added({ name }),
  typed: ({ name }) => name,
  inForm: true,
  type: whoGroups.type,
  subject: () => 'labels',
  missing: labelDoesNotExist,
  request: ({ containerId, kind, groupId, name }) => ({
    name: 'add_who_label',
    input: { containerId, kind, name, ...(kind === 'category' && { groupId }) },
  }),
});

export const renameLabel = defineCommand<RenameLabel>({
  name: 'rename_who_label',
  keep: true,
  does: ({ name }) => texts.named.renamed({ name }),
  typed: ({ name }) => name,
  inForm: true,
  type: whoGroups.type,
  subject: labelOf,
  missing: labelDoesNotExist,
  request: ({ containerId, label, name, seen }) => ({
    name: 'rename_who_label',
    input: { containerId, labelId: label, name, expect: { name: seen } },
  }),
});

export const moveLabel = defineCommand<MoveLabel>({
  name: 'move_who_label',
  keep: true,
  type: whoGroups.type,
  subject: labelOf,
  missing: labelDoesNotExist,
  does: ({ label }, reading) => texts.named.moved({ name: labelIn(reading, label)?.name ?? '' }),
  apply: (draft, { label, position }) => {
    const others = rowOf(draft, label).filter((id) => id !== label);
    const keyed = others.map((id) => ({ id, key: labelIn(draft, id)?.orderKey ?? '' }));
    const placement = placeAmong(keyed, indexBetween(others, position.afterId, position.beforeId), NO_CHANCE);
    if (placement === undefined) return;
    for (const { id, key } of [{ id: label, key: placement.key }, ...placement.rekeyed]) putKey(draft, id, key);
  },
  request: ({ containerId, label, position: { afterId, beforeId } }) => ({
    name: 'move_who_label',
    input: { containerId, labelId: label, afterLabelId: afterId, beforeLabelId: beforeId },
  }),
});

export const removeLabel = defineCommand<RemoveLabel>({
  name: 'remove_who_label',
  keep: true,
  type: whoGroups.type,
  subject: labelOf,
  missing: labelDoesNotExist,
  apply: (draft, { label }) => draft.drop(draft.get(whoGroups, label) === undefined ? whoCategories : whoGroups, label),
  request: ({ containerId, label }) => ({ name: 'remove_who_label', input: { containerId, labelId: label } }),
});

/** The same draft is replayed many times, so it must not contain random parts. */
const NO_CHANCE = () => 0.5;

const labelIn = (reading: Reading, id: string) => reading.get(whoGroups, id) ?? reading.get(whoCategories, id);

/** The ids of a label's row, including the label itself, in order. */
export function rowOf(reading: Reading, id: string): readonly string[] {
  if (reading.get(whoGroups, id) !== undefined) return reading.row(whoGroups.indexes.inOrder, '');
  const category = reading.get(whoCategories, id);
  return category === undefined ? [] : reading.row(whoCategories.indexes.inOrder, category.groupId ?? '');
}

function putKey(draft: Draft, id: string, orderKey: string): void {
  const group = draft.get(whoGroups, id);
  if (group !== undefined) return draft.put(whoGroups, { ...group, orderKey });
  const category = draft.get(whoCategories, id);
  if (category !== undefined) draft.put(whoCategories, { ...category, orderKey });
}
