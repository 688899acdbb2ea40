import { isWithinLimit, type Usage } from '#lambdas/entities/story_map/usage.ts';
import type { MapLimit } from '#lambdas/store/entity/belonging.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import type { ShownEntity } from '#lambdas/store/entity/shown.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import { type Key, type Keys, nameOfKey, type SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { mergeSteps } from '#lambdas/store/steps/mergeSteps.ts';
import { keyOfStep, type Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Count } from '#lambdas/store/table/writes.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { ImportItem, ImportItemOf, ImportType } from '#shared/model/story_map/importItem.ts';
import { foldText } from '#shared/rules/foldText.ts';
import * as mapLimits from '../limits.ts';

/** A story map as it is after the items that are planned so far. */
export type ImportState = {
  readonly keys: Keys;
  readonly containerId: string;
  /** The rows that the items are about, by the names of their keys, with deleted ones. */
  readonly rows: Map<string, Stored>;
  /** The company's Activities and Whos with the texts of the items, by kind and folded text. */
  readonly owners: Map<string, Owner>;
  readonly usage: Map<MapLimit, Usage>;
  /** The bytes of the epics of each release. */
  readonly epicBytes: Map<string, number>;
};

export type Owner = { ownerId: string; text: string };

/** The limits of what items add, by their type. Links are many, so they are estimated. */
export const LIMITS: Partial<Record<ImportType, MapLimit>> = {
  what: mapLimits.whats,
  who: mapLimits.whos,
  release: mapLimits.releases,
  objective: mapLimits.objectives,
  problem: mapLimits.problems,
};

/** Adds an epic to the bytes of its release. */
export function addEpicBytes({ epicBytes }: ImportState, epic: Stored<{ releaseId: string }>): void {
  const { releaseId } = epic;
  epicBytes.set(releaseId, (epicBytes.get(releaseId) ?? 0) + Buffer.byteLength(JSON.stringify(epic)));
}

/** The key of an owner in the state. */
export const nameOfOwner = (kind: SharedKind, text: string) => `${kind} ${foldText(text)}`;

/** The company's Activity or Who of a text. */
export const ownerOf = ({ owners }: ImportState, kind: SharedKind, text: string): Owner | undefined =>
  owners.get(nameOfOwner(kind, text));

/** The rows of a type, with deleted ones. */
export const rowsOf = <Row extends Stored>({ rows }: ImportState, type: string): Row[] =>
  [...rows.values()].filter((row) => row.type === type) as Row[];

/** The row of a key, with deleted ones. */
export const rowAt = <Row extends Stored>({ rows }: ImportState, key: Key): Row | undefined =>
  rows.get(nameOfKey(key)) as Row | undefined;

/** The entity of a type whose text is the same but for case and spaces; of several the first one. */
export function findByText<Row extends Stored>(
  rows: readonly Row[],
  textIn: (row: Row) => string,
  text: string,
): Row | undefined {
  const folded = foldText(text);
  const found = rows.filter((row) => notDeleted(row) !== undefined && foldText(textIn(row)) === folded);
  return found.sort((a, b) => (a.id < b.id ? -1 : 1))[0];
}

/** Checks that the story map may get one more entity of a kind. @throws CallError story-map-full */
export function checkOneMore({ usage }: ImportState, limit: MapLimit): void {
  const used = usage.get(limit);
  if (used !== undefined && !isWithinLimit(limit, used))
    throw new CallError(errors.storyMapFull, { message: limit.full });
}

/** Checks that a priority can be set. @throws CallError priority-does-not-exist */
export function checkPriority(state: ImportState, id: string | null | undefined): void {
  if (typeof id !== 'string') return;
  const priority = rowAt<Stored<{ active?: boolean }>>(state, rowKeys.setting(state.keys, 'priority', id));
  if (notDeleted(priority)?.active !== true) throw new CallError(errors.priorityDoesNotExist);
}

/** Applies the steps of a planned item, so that the next ones are planned on top of it. */
export function apply(state: ImportState, item: ImportItem, steps: readonly Mutation[]): void {
  for (const step of mergeSteps([...steps, ...derivedSteps(state.keys, steps)])) {
    const name = nameOfKey(keyOfStep(step));
    if ('entity' in step) {
      const before = state.rows.get(name);
      const row = counted(step.kind.rowAfter(step, Date.now()), step.counts ?? []);
      state.rows.set(name, row);
      if (before === undefined && row.type === item.type) addUsage(state, item.type);
      if (row.type === 'epic') addEpicBytes(state, row as Stored<{ releaseId: string }>);
    } else if (step.do === 'count') {
      const row = state.rows.get(name);
      if (row !== undefined) state.rows.set(name, counted(row, [step, ...(step.more ?? [])]));
    }
  }
  rememberOwner(state, item, steps);
}

function counted(row: Stored, counts: readonly Count[]): Stored {
  const sums: Record<string, unknown> = { ...row };
  for (const { attribute, by } of counts) sums[attribute] = Number(sums[attribute] ?? 0) + by;
  return sums as Stored;
}

function addUsage({ usage }: ImportState, type: ImportType): void {
  const limit = type === 'what_who_link' ? mapLimits.whatWhoLinks : LIMITS[type];
  const used = limit && usage.get(limit);
  if (used !== undefined) usage.set(limit as MapLimit, { ...used, count: used.count + 1 });
}

/** A text that is new in the company has an owner from then on. */
function rememberOwner({ owners }: ImportState, item: ImportItem, steps: readonly Mutation[]): void {
  if (item.type !== 'what' && item.type !== 'who') return;
  const text = item.type === 'what' ? item.description : item.name;
  const made = steps.find((step) => 'entity' in step && step.entity.type === `company_${item.type}`);
  if (made !== undefined && 'entity' in made) owners.set(nameOfOwner(item.type, text), { ownerId: made.item.id, text });
}

export type PlanOf<Type extends ImportType> = (state: ImportState, item: ImportItemOf<Type>) => Planned;

/** What an item comes to. */
export type Planned = {
  outcome: 'added' | 'changed' | 'reused';
  id: string;
  usedExisting?: boolean;
  steps: Mutation[];
  /** What is there already, as it is (rule call.13). */
  shown?: readonly ShownEntity[];
};

/** An item that is on the story map as it is. */
export function reused(id: string, ...shown: readonly ShownEntity[]): Planned {
  return { outcome: 'reused', id, steps: [], shown };
}
