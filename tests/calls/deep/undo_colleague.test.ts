import { beforeAll, describe, expect, test } from 'vitest';
import { allEntities } from '#lambdas/entities/all.ts';
import type { LogEntry, LoggedChange } from '#lambdas/store/changeLog.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import { initiativeOf, mapOf } from '#lambdas/store/keys.ts';
import { readContext, stepsTo } from '#lambdas/store/steps/stepsTo.ts';
import { undoableCall } from '#shared/contract/undoableCall.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from '../support/caller.ts';
import { faultsOf } from '../support/consistency.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { storeOf } from '../support/smallWorld.ts';
import { type TableItem, tableOf } from '../support/table.ts';
import { scopeOfChange } from '../support/undoing.ts';
import { useStack } from '../support/useStack.ts';
import type { World } from '../support/world.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
const undone = everyCommand().filter((name) => undoableCall(name) !== undefined);

/** What a colleague does to an entity after the change: the field that they set, or null when they restored it. */
type Meanwhile = { row: Row; entity: AnyEntity; field: string | null; value: unknown; isAsBefore?: boolean };

/** Fields that refer to others, or that derived rows are built from, so that any value would be a fault. */
const isReference = (field: string) =>
  /(Id|Ref|Lower|eneration|Creator)$|^(primary|nameObject$|priority$|level$|owner$|created$|mapId$|id$)/.test(field);

/** A different value of the same kind; undefined for lists, objects and references. */
function otherValue(field: string, value: unknown): unknown {
  if (isReference(field)) return undefined;
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : undefined;
}

/** What a colleague can do to an entity of a change: set a field that the change has set, or restore what it deleted. */
function possibilities(table: ReadonlyMap<string, TableItem>, part: LogEntry & TableItem): Meanwhile[] {
  return part.changes.flatMap((change): Meanwhile[] => {
    const entity = allEntities.get(change.type)?.entity;
    const home = mapOf(part) ?? initiativeOf(part);
    const rows = [...table.values()].filter(
      (row) =>
        row['type'] === change.type &&
        row['id'] === change.id &&
        [undefined, home].includes(mapOf(row) ?? initiativeOf(row)),
    );
    const [row] = rows as unknown as Row[];
    // What is new of the company stays anyway (rule undo.7).
    const isOfCompany = change.was === null && change.type.startsWith('company_');
    if (entity === undefined || entity.model === null || row === undefined || isOfCompany) return [];
    if (row.deletedAt !== undefined) return [{ row, entity, field: null, value: undefined }];
    return fieldsSet(change).flatMap((field) => {
      const value = entity.counters.includes(field) ? undefined : otherValue(field, row[field]);
      return value === undefined ? [] : [{ row, entity, field, value, isAsBefore: change.was?.[field] === value }];
    });
  });
}

const depthOf = ({ entity }: Meanwhile): number => Object.keys(entity.parent ?? {}).length;

/** By name, since the table gives the fields of a map in any order. */
const fieldsSet = ({ was, now }: LoggedChange): string[] =>
  Object.keys(now ?? {})
    .filter((name) => JSON.stringify(was?.[name]) !== JSON.stringify(now?.[name]))
    .sort();

/** Does it, as the editor, in the log of the change. */
async function doMeanwhile({ domain, editor }: World, part: LogEntry & TableItem, doing: Meanwhile): Promise<void> {
  const { reader, writer } = storeOf(domain);
  const { entity, row, field, value } = doing;
  const wanted = [{ entity, row, to: { isDeleted: false, fields: field === null ? {} : { [field]: value } } }];
  const [storyMap, initiative] = [mapOf(part), initiativeOf(part)];
  await writer({ uid: editor.uid, tab: null, call: 'test' }).commit(
    storyMap !== undefined ? { storyMap } : initiative !== undefined ? { initiative } : 'company',
    stepsTo(reader.keys, wanted, await readContext(reader, wanted)),
  );
}

describe.each(undone)('%s', (name) => {
  let world: World;
  beforeAll(async () => {
    world = await kept.reset();
  });

  test('leaves what a colleague has made of it, and names that', async () => {
    const made = await send(stack(), name, fixtures[name](world), world.owner.idToken);
    expect(made.status, made.text).toBe(200);
    await stack().stream.settled();
    const table = await tableOf(stack(), world.domain);
    const change = String(made.body['change']);
    const parts = [...table.values()].filter((row) => row['type'] === 'log' && row['id'] === change) as (LogEntry &
      TableItem)[];
    const all = parts.flatMap((part) => possibilities(table, part).map((doing) => ({ part, doing })));
    // What stands under something that is deleted too cannot be restored first.
    const [first] = all.sort((a, b) => depthOf(a.doing) - depthOf(b.doing));
    // Only lists and references have changed: the tests of revert_change cover them.
    if (first === undefined) return;
    const { part, doing } = first;
    await doMeanwhile(world, part, doing);
    await stack().stream.settled();
    const theirs = await tableOf(stack(), world.domain);

    const scope = await scopeOfChange(world, change);
    const answer = await send(stack(), 'revert_change', { ...scope, changeIds: [change] }, world.owner.idToken);
    await stack().stream.settled();
    const after = await tableOf(stack(), world.domain);
    const { type, id, pk, sk } = doing.row;
    const row = after.get(`${pk}\n${sk}`);
    expect(row?.deletedAt, `${type} is still there`).toBeUndefined();
    if (doing.field !== null) expect(row?.[doing.field], doing.field).toEqual(doing.value);
    expect(faultsOf(after.values(), world.domain)).toEqual(faultsOf(theirs.values(), world.domain));
    // A value that a colleague has set back is undone already.
    if (doing.isAsBefore === true) expect(answer.status, answer.text).toBe(200);
    else if (answer.status === 200)
      expect(answer.body['kept'], `${type} ${doing.field}`).toContainEqual(expect.objectContaining({ type, id }));
    else expect({ status: answer.status, after }).toEqual({ status: 409, after: theirs });
  });
});
