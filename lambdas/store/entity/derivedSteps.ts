import { type Key, type Keys, nameOfKey, type Range } from '#lambdas/store/keys.ts';
import type { EntityStep, Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import type { KnownError } from '#shared/CallError.ts';
import { sameValue } from '#shared/rules/sameValue.ts';
import type { Around, ContextRow, Counted, Derived, Pointer } from './derived.ts';
import type { AnyEntity, Row } from './entity.ts';

/** An entity in a state. */
type State = { entity: AnyEntity; row: Row };

/**
 * The steps that keep derived rows in line with the steps of a change: pointers, and counters of other entities. The
 * writer adds them to every change, so that no command can forget them.
 * @param isPartial whether those that depend on unknown rows may be left out
 * @throws Error when derived rows depend on a row that is in no step's context
 */
export function derivedSteps(
  keys: Keys,
  steps: readonly Mutation[],
  { isPartial = false }: { isPartial?: boolean } = {},
): Mutation[] {
  const changes = steps.flatMap((step) => ('entity' in step ? [changeOf(step)] : []));
  const before = changes.flatMap(({ was }) => was ?? []);
  const after = changes.flatMap(({ is }) => is ?? []);
  const context = steps.flatMap((step) => ('entity' in step ? (step.context ?? []) : []));
  const [wasAround, isAround] = [aroundOf([...context, ...rowsOf(before)]), aroundOf([...context, ...rowsOf(after)])];
  for (const { was, is } of changes)
    if (!isPartial && isThere(was) !== isThere(is)) requireContext(keys, was ?? is, { wasAround, isAround });
  const was = before.map((state) => derivedOf(keys, state, wasAround));
  const is = after.map((state) => derivedOf(keys, state, isAround));
  return [...pointerSteps(was, is), ...countSteps([...countsOf(was, -1), ...countsOf(is, 1)])];
}

/** The entity of a step before and after it; undefined when it has no row. */
function changeOf(step: EntityStep): { was: State | undefined; is: State | undefined } {
  const { entity, item, kind } = step;
  return {
    was: item.version === 0 ? undefined : { entity, row: item },
    is: kind.isErasing === true ? undefined : { entity, row: kind.rowAfter(step, 0) },
  };
}

const rowsOf = (states: readonly State[]): Row[] => states.map(({ row }) => row);

const isThere = (state: State | undefined): boolean => state !== undefined && state.row.deletedAt === undefined;

/** Some rows by key and range; of those with one key the last. */
function aroundOf(context: readonly ContextRow[]): Around & { has(key: Key): boolean } {
  const keys = new Set(context.map(nameOfKey));
  const byKey = new Map(context.flatMap((row) => ('isMissing' in row ? [] : [[nameOfKey(row), row] as const])));
  return {
    has: (key) => keys.has(nameOfKey(key)),
    get: <Found>(key: Key) => byKey.get(nameOfKey(key)) as Found | undefined,
    range: <Found>({ pk, prefix }: Range) =>
      [...byKey.values()].filter((row) => row.pk === pk && row.sk.startsWith(prefix)) as Found[],
  };
}

/** What exists on one side of a change only has to be known completely. @throws Error */
function requireContext(
  keys: Keys,
  state: State | undefined,
  { wasAround, isAround }: Readonly<Record<'wasAround' | 'isAround', ReturnType<typeof aroundOf>>>,
): void {
  if (state === undefined) return;
  const missing = (state.entity.needs?.(keys, state.row).keys ?? []).filter(
    (key) => !wasAround.has(key) && !isAround.has(key),
  );
  if (missing.length > 0)
    throw new Error(`${state.entity.type} has derived rows that depend on ${missing.map(({ sk }) => sk).join(', ')}`);
}

/** The derived rows of an entity in a state. */
function derivedOf(keys: Keys, { entity, row }: State, around: Around): Derived {
  const { pointers = [], counts = [] } = entity.derived?.(keys, row, around) ?? {};
  return row.deletedAt === undefined ? { pointers, counts } : { pointers: pointers.flatMap(keptOf) };
}

/** What the tombstone of an entity keeps of a pointer. */
const keptOf = ({ key, fields, deleted }: Pointer): Pointer[] =>
  deleted === undefined ? [] : [{ key, fields: deleted === 'kept' ? fields : deleted }];

/** Pointers by the names of their keys. */
const pointersOf = (derived: readonly Derived[]) =>
  new Map(derived.flatMap(({ pointers = [] }) => pointers).map((pointer) => [nameOfKey(pointer.key), pointer]));

/** The steps that bring pointers from one state to another. */
function pointerSteps(before: readonly Derived[], after: readonly Derived[]): Mutation[] {
  const [was, is] = [pointersOf(before), pointersOf(after)];
  const gone = [...was].flatMap(([name, { key }]): Mutation[] => (is.has(name) ? [] : [{ do: 'deletePointer', key }]));
  const isLeft = (key: Key) => was.has(nameOfKey(key)) && !is.has(nameOfKey(key));
  const put = [...is].flatMap(([name, pointer]): Mutation[] => {
    const former = was.get(name);
    const { key, fields, require, free = [], otherwise } = pointer;
    if (former === undefined)
      return [
        {
          do: 'putPointer',
          key,
          fields,
          ...(require !== undefined && { require }),
          ...(otherwise !== undefined && { otherwise }),
        },
        ...free.flatMap((other) => (isLeft(other) || nameOfKey(other) === name ? [] : [freeKey(other, otherwise)])),
      ];
    return JSON.stringify(former.fields) === JSON.stringify(fields) ? [] : [{ do: 'putPointer', key, fields }];
  });
  return [...gone, ...put];
}

/** The condition that a key is free; a change that frees it does not need one. */
const freeKey = (key: Key, otherwise: KnownError | undefined): Mutation => ({
  do: 'require',
  key,
  require: [{ is: 'absent' }],
  ...(otherwise !== undefined && { otherwise }),
});

/** The condition of a counter that names none, and of counting less. */
const IS_THERE: readonly Requirement[] = [{ is: 'there' }];

/** Counters with what is added to them. */
type Addition = Counted & { by: number };

const countsOf = (derived: readonly Derived[], sign: 1 | -1): Addition[] =>
  derived.flatMap(({ counts = [] }) => counts.map((counted) => ({ ...counted, by: sign * (counted.by ?? 1) })));

/** The steps that add to counters, each once, under the conditions of all that are counted anew. */
function countSteps(additions: readonly Addition[]): Mutation[] {
  const sums = new Map<string, Addition>();
  for (const addition of additions) {
    const name = `${nameOfKey(addition.key)}\n${addition.attribute}`;
    sums.set(name, sumOf(sums.get(name), addition));
  }
  return [...sums.values()]
    .filter(({ by }) => by !== 0)
    .map((sum): Mutation => {
      const { key, attribute, by } = sum;
      return { do: 'count', require: IS_THERE, ...(by > 0 ? sum : { key, attribute, by }) };
    });
}

function sumOf(sum: Addition | undefined, addition: Addition): Addition {
  const { key, attribute } = addition;
  const by = (sum?.by ?? 0) + addition.by;
  if (addition.by <= 0) return { ...(sum ?? { key, attribute }), by };
  const { require } = sum ?? {};
  if (require === undefined) return { ...addition, by };
  const more = (addition.require ?? []).filter((one) => !require.some((other) => sameValue(one, other)));
  return { ...addition, by, require: [...require, ...more] };
}
