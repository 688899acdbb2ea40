import type { HistoryType } from '#shared/model/story_map/historyTypes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The record of one entity in a change-log entry: changed fields only, null when it did not exist. */
export type EntityChange = { type: string; id: string; was: Fields | null; now: Fields | null };
type Value = string | number | null;

/**
 * One line of the history, by ids. `about` is the name of a reference, an explore item or an epic, or a maturity item's
 * id.
 */
export type ChangeDescription = {
  type: HistoryType;
  whatId?: string;
  whoId?: string;
  whoId2?: string;
  releaseId?: string;
  person?: string;
  about?: string;
  value?: Value;
  newValue?: Value;
};

/** The subject of a line. */
export type Subject = Omit<ChangeDescription, 'type' | 'value' | 'newValue'>;

/**
 * How a change of an entity is shown: as a line of this type, as a function's result, or (null) not at all, since it
 * follows from another change.
 */
export type Describer = HistoryType | null | DescribingRule;
export type DescribingRule = (change: EntityChange, subject: Subject) => readonly ChangeDescription[];

/** How the changes of an entity read in the history, each of its fields included. */
export type History<Field extends string> = {
  subject: (change: EntityChange) => Subject;
  created: Describer;
  removed: Describer;
  changed: Readonly<Record<Field, Describer>>;
};

/** Whether an entity was created, created again or restored: it had no state before. */
export function isCreated({ was, now }: EntityChange): boolean {
  return was === null || now?.['deletedAt'] === null;
}

/** The former and the new value of a field. */
export function valuesOf({ was, now }: EntityChange, field: string): { value: Value; newValue: Value } {
  return { value: valueOf(was?.[field]), newValue: valueOf(now?.[field]) };
}

/**
 * A line about something new that shows the value of one of its fields.
 */
export function withNew(type: HistoryType, field: string): DescribingRule {
  return ({ now }, subject) => [{ type, ...subject, newValue: valueOf(now?.[field]) }];
}

/**
 * A line of one of two types, by whether a field has a value now.
 */
export function setOrCleared(field: string, set: HistoryType, cleared: HistoryType): DescribingRule {
  return ({ now }, subject) => [{ type: now?.[field] === null ? cleared : set, ...subject }];
}

/**
 * A line of one of two types, by whether a boolean field is true now.
 */
export function yesOrNo(field: string, yes: HistoryType, no: HistoryType): DescribingRule {
  return ({ now }, subject) => [{ type: now?.[field] === true ? yes : no, ...subject }];
}

/** A value that can be shown. */
function valueOf(value: unknown): Value {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
