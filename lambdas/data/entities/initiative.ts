import { initiativeMemberSchema, initiativeSchema } from '#shared/model/initiative.ts';
import type { InitiativeRole } from '#shared/rules/permissions.ts';
import { defineEntity, fieldsOf, type RowOf } from '../defineEntity.ts';
import { defineHistory } from '../defineHistory.ts';
import { notDeleted } from '../items.ts';
import type { Key, Keys } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import type { Mutation } from '../mutations.ts';
import { bookkeepingSteps } from '../stepsTo.ts';

const fields = fieldsOf(initiativeSchema);
/** The item of an initiative. `owner` is a uid, `created` in milliseconds. */
export type InitiativeItem = RowOf<typeof fields>;
const memberFields = fieldsOf(initiativeMemberSchema);
/** A person beside the owner who may edit an initiative. */
export type InitiativeMemberItem = RowOf<typeof memberFields>;
/** An entry of the company's list of initiatives. */
export type ListedInitiative = Key & { initiativeId: string };

export const initiativeEntity = defineEntity({
  type: 'initiative',
  key: rowKeys.initiative,
  fields,
  present: { model: initiativeSchema },
  trash: () => [],
  trashKey: (keys, { id }, deletedAt) => rowKeys.trashedInitiative(keys, deletedAt, id),
  bookkeeping: {
    follows: (keys, { id, created }) => ({
      pointers: [{ key: rowKeys.listedInitiative(keys, created, id), fields: { initiativeId: id } }],
    }),
  },
});

// The History tab is of story maps.
export const initiativeHistory = defineHistory(initiativeEntity, { describe: null });

export const initiativeMemberEntity = defineEntity({
  type: 'initiative_member',
  key: rowKeys.initiativeMember,
  fields: memberFields,
  present: { model: initiativeMemberSchema },
});

export const initiativeMemberHistory = defineHistory(initiativeMemberEntity, { describe: null });

/** The role of a person in an initiative, from its own item and their member item (rule initiative.2). */
export function roleIn(
  { owner }: InitiativeItem,
  member: InitiativeMemberItem | undefined,
  uid: string,
): InitiativeRole {
  if (owner === uid) return 'owner';
  return notDeleted(member) === undefined ? 'none' : 'editor';
}

/** The steps that create an initiative, without a period, not completed and empty (rule initiative.1). */
export function createInitiative(
  keys: Keys,
  { id, ...given }: { id: string; name: string; owner: string; created: number },
): Mutation[] {
  const key = rowKeys.initiative(keys, id);
  const all = { ...given, start: 0, end: 0, completed: false };
  const row: InitiativeItem = { ...key, ...all, type: 'initiative', id, version: 1 };
  return [initiativeEntity.create(key, id, all), ...bookkeepingSteps(keys, [], [{ entity: initiativeEntity, row }])];
}

/** The steps that delete an initiative: a tombstone, which hides what is in it, and its list entry. */
export function deleteInitiative(keys: Keys, initiative: InitiativeItem): Mutation[] {
  return [
    initiativeEntity.remove(initiative),
    ...bookkeepingSteps(keys, [{ entity: initiativeEntity, row: initiative }], []),
  ];
}
