import type { LogEntry, LoggedChange } from '#lambdas/store/changeLog.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import { type Key, type Keys, nameOfKey } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Wanted } from '#lambdas/store/steps/stepsTo.ts';
import { rowValues } from '#lambdas/store/table/rowModel.ts';
import { undoableCall } from '#shared/contract/undoableCall.ts';
import { type Judgement, judgeRevert, type KeptReason, type PresentEntity } from '#shared/rules/live/judgeRevert.ts';
import { mentions } from '#shared/rules/live/mentions.ts';
import { sameValue } from '#shared/rules/sameValue.ts';
import { homeOf, type Reverted } from './readEntries.ts';
import { rowsOfChange } from './rowsOfChange.ts';

/** What a revert leaves as it is. */
export type KeptValue = { type: string; id: string; field: string | null; reason: KeptReason };
/** The states that a revert brings entities to, and what stays. */
export type Plan = {
  wanted: Wanted[];
  kept: KeptValue[];
  /** The ids of what a restoring had brought back, so that it goes again with all it holds. */
  restored: ReadonlySet<string>;
};

/** A logged change with where its entity is. */
type Located = { change: LoggedChange; entity: AnyEntity; keys: Key[]; name: string };
/** An entity while reverts are applied to it one by one. */
type Present = { row: Row; state: PresentEntity };

/** What the company keeps, although the change that made it is undone: others may use it already (rule undo.7). */
const staysWithCompany = new Set(['company_what', 'company_who', 'company_objective', 'company_problem']);

function locate(keys: Keys, { parts, others }: Reverted): Located[] {
  return parts.flatMap((part) =>
    part.changes.flatMap((change) => {
      if (change.was === null && staysWithCompany.has(change.type)) return [];
      const found = rowsOfChange(keys, change, homeOf(part), others);
      return [{ change, ...found, name: `${homeOf(part)} ${change.type} ${change.id}` }];
    }),
  );
}

/** Reads the present rows of all that some changes changed. One round. */
export async function readPresent(reader: Reader, reverted: readonly Reverted[]): Promise<ReadonlyMap<string, Row>> {
  const located = reverted.flatMap((one) => locate(reader.keys, one));
  const rows = await reader.get<Row[]>(located.flatMap(({ keys }) => keys));
  const found = new Map(rows.flatMap((row) => (row === undefined ? [] : [[nameOfKey(row), row] as const])));
  return new Map(
    located.flatMap(({ keys, name, change: { type, id } }) => {
      const row = keys.map((key) => found.get(nameOfKey(key))).find((each) => each?.type === type && each.id === id);
      return row === undefined ? [] : [[name, row] as const];
    }),
  );
}

/**
 * Plans the revert of some changes, from the newest to the oldest: each is judged by what the newer ones leave.
 * @param rows of `readPresent`
 * @param foreign what other people have changed since the oldest of them
 */
export function planRevert(
  keys: Keys,
  reverted: readonly Reverted[],
  rows: ReadonlyMap<string, Row>,
  foreign: readonly LogEntry[],
): Plan {
  const entities = new Map<string, AnyEntity>();
  const present = new Map([...rows].map(([name, row]): [string, Present] => [name, { row, state: row }]));
  const kept: KeptValue[] = [];
  const restored = new Set<string>();
  for (const one of reverted) {
    const located = locate(keys, one);
    const isJoint = one.calls.some((call) => undoableCall(call)?.isJoint === true);
    const judged = located.map(({ change, name }) => judge(change, present.get(name)?.state, foreign, one.id));
    const staysAll = isJoint && judged.some((judgement) => judgement.kept.length > 0);
    located.forEach(({ change: { type, id, was }, entity, name }, i) => {
      const judgement = judged[i];
      if (judgement === undefined) return;
      entities.set(name, entity);
      const stays =
        staysAll && judgement.kept.length === 0 ? [{ field: null, reason: 'joint' as const }] : judgement.kept;
      // What clients never see needs no word: its copy says the same.
      if (entity.model !== null) kept.push(...stays.map((each) => ({ type, id, ...each })));
      const before = present.get(name);
      if (before === undefined || judgement.to === undefined || staysAll) return;
      if (judgement.to.deletedAt !== undefined && was !== null) restored.add(id);
      present.set(name, { row: before.row, state: after(before.state, judgement.to) });
    });
  }
  const wanted = [...present].flatMap(([name, { row, state }]) => {
    const entity = entities.get(name);
    return entity === undefined ? [] : wantedOf(entity, row, state);
  });
  return { wanted, kept, restored };
}

/** What others have made of a new entity since is theirs, so it stays (rule undo.4). */
function judge(
  change: LoggedChange,
  state: PresentEntity | undefined,
  foreign: readonly LogEntry[],
  since: string,
): Judgement {
  const judgement = judgeRevert(change, state);
  const isRemoval = judgement.to?.deletedAt !== undefined;
  const isUsed =
    isRemoval && foreign.some(({ id, changes }) => id > since && changes.some((other) => mentions(other, change.id)));
  return isUsed ? { to: undefined, kept: [{ field: null, reason: 'used' }] } : judgement;
}

function after(state: PresentEntity, { deletedAt, fields }: NonNullable<Judgement['to']>): PresentEntity {
  const { deletedAt: _deletedAt, ...rest } = state;
  return { ...rest, ...fields, ...(deletedAt !== undefined && { deletedAt }) };
}

function wantedOf(entity: AnyEntity, row: Row, state: PresentEntity): Wanted[] {
  const isDeleted = state.deletedAt !== undefined;
  const set = Object.entries(state).filter(
    ([field, value]) => field in entity.fields && !sameValue(row[field] ?? null, value ?? null),
  );
  if (isDeleted) return row.deletedAt === undefined ? [{ entity, row, to: { isDeleted, fields: {} } }] : [];
  if (row.deletedAt === undefined && set.length === 0) return [];
  return [{ entity, row, to: { isDeleted, fields: rowValues(entity, Object.fromEntries(set)) } }];
}
