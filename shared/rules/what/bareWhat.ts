import type { What } from '#shared/model/what/what.ts';

type Placed = 'parentId' | 'parentGeneration';
type Unset = { [Field in Exclude<keyof What, Placed> as null extends What[Field] ? Field : never]: null };

/** The fields of an Activity that has only a description and a place. */
export const NOTHING_SET: Unset = {
  rankKey: null,
  priorityId: null,
  cost: null,
  size: null,
  value: null,
  childContainerId: null,
};

/** Whether an Activity has only a description and a place. */
export function hasNothingSet(what: What): boolean {
  return Object.keys(NOTHING_SET).every((field) => what[field as keyof Unset] === null);
}
