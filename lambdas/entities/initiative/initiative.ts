import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { Contention } from '#lambdas/store/table/contention.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { initiativeMemberSchema, initiativeSchema } from '#shared/model/initiative/initiative.ts';
import type { InitiativeRole } from '#shared/rules/people/permissions.ts';

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
  heldBy: [],
  derived: (keys, { id, created }) => ({
    pointers: [{ key: rowKeys.listedInitiative(keys, created, id), fields: { initiativeId: id } }],
  }),
  trash: (keys, { owner, id }, deletedAt) => rowKeys.deletedInitiative(keys, owner, deletedAt, id),
});

// The History tab is of story maps.
export const initiativeDescription = describeEntity(initiativeEntity, {
  keyFromLog: (keys, _home, id) => rowKeys.initiative(keys, id),
  history: null,
  export: {
    title: 'Initiatives',
    rows: { of: 'initiatives', range: rowKeys.initiativeBoard },
  },
  search: { name: 'name' },
  personal: null,
  purge: { erases: (keys, { id }) => [rowKeys.rowsOfInitiative(keys, id)] },
});

export const initiativeMemberEntity = defineEntity({
  type: 'initiative_member',
  key: rowKeys.initiativeMember,
  fields: memberFields,
  present: { model: initiativeMemberSchema },
  heldBy: [],
});

export const initiativeMemberDescription = describeEntity(initiativeMemberEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'Members of initiatives',
    rows: { of: 'initiatives', range: rowKeys.initiativeBoard },
  },
  search: null,
  personal: null,
});

/** The role of a person in an initiative, from its own item and their member item (rule initiative.2). */
export function roleIn(
  { owner }: InitiativeItem,
  member: InitiativeMemberItem | undefined,
  uid: string,
): InitiativeRole {
  if (owner === uid) return 'owner';
  return notDeleted(member) === undefined ? 'none' : 'editor';
}

/** The step that creates an initiative, without a period, not completed and empty (rule initiative.1). */
export const createInitiative = (
  keys: Keys,
  { id, ...given }: { id: string; name: string; owner: string; created: number },
): Mutation =>
  create(initiativeEntity, rowKeys.initiative(keys, id), id, { ...given, start: 0, end: 0, completed: false });

/** The step that lets a person edit an initiative. @param former their row, when they could before */
export function addInitiativeMember(
  keys: Keys,
  id: string,
  uid: string,
  former: InitiativeMemberItem | undefined,
): Mutation {
  return former === undefined
    ? create(initiativeMemberEntity, rowKeys.initiativeMember(keys, id, uid), uid, {})
    : revive(initiativeMemberEntity, former, {});
}

/** The condition for a change of members: the initiative is there, with the owner that was read. */
export function requireInitiativeOf({ pk, sk, owner }: InitiativeItem): Mutation {
  return { do: 'require', key: { pk, sk }, require: [{ attribute: 'owner', equals: owner }, { without: 'deletedAt' }] };
}

/**
 * The steps that hand an initiative over: the new owner is no longer a member, the old one becomes one.
 * @param members the stored rows of both
 * @throws Contention when the initiative and its members were read at different states
 */
export function setInitiativeOwner(
  keys: Keys,
  initiative: InitiativeItem,
  owner: string,
  members: { old: InitiativeMemberItem | undefined; new: InitiativeMemberItem | undefined },
): Mutation[] {
  // An owner is never a member: somebody else handed it over between the reads.
  if (notDeleted(members.old) !== undefined) throw new Contention();
  const leaving = notDeleted(members.new);
  return [
    change(initiativeEntity, initiative, { owner }),
    leaving === undefined
      ? staysAway(keys, initiative.id, owner, members.new)
      : remove(initiativeMemberEntity, leaving),
    addInitiativeMember(keys, initiative.id, initiative.owner, members.old),
  ];
}

/** The condition that a person does not become a member at the same moment. */
function staysAway(keys: Keys, id: string, uid: string, tombstone: InitiativeMemberItem | undefined): Mutation {
  const require: Requirement =
    tombstone === undefined ? { is: 'absent' } : { attribute: 'version', equals: tombstone.version };
  return { do: 'require', key: rowKeys.initiativeMember(keys, id, uid), require: [require] };
}
