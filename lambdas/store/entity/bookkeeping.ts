import { type Keys, nameOfKey } from '#lambdas/store/keys.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import type { Around, Bookkeeping, Counted, Derived as Follows, Pointer } from './derived.ts';
import type { Row } from './entity.ts';

/** No other rows. */
const NOTHING_AROUND: Around = { get: () => undefined, range: () => [] };

/** An entity, by its bookkeeping, in a state. */
export type EntityState = { entity: { bookkeeping?: Bookkeeping | undefined }; row: Row };

/**
 * The bookkeeping steps of a command that changes entities. `stepsTo` uses the same code, so both always agree.
 * @param before the entities as they are
 * @param after the same ones as they will be
 */
export function bookkeepingSteps(
  keys: Keys,
  before: readonly EntityState[],
  after: readonly EntityState[],
  around: Around = NOTHING_AROUND,
): Mutation[] {
  return stepsBetween(followsOf(keys, before, around), followsOf(keys, after, around));
}

/** The bookkeeping steps of new entities. Most commands that create do not change any, so they need no difference. */
export function bookkeepingOfNew(
  keys: Keys,
  made: readonly EntityState[],
  around: Around = NOTHING_AROUND,
): Mutation[] {
  const follows = followsOf(keys, made, around);
  return [...[...pointersOf(follows).values()].map(putPointer), ...countSteps(countsOf(follows, 1))];
}

/** The bookkeeping steps of entities that are removed. */
export function bookkeepingOfRemoved(
  keys: Keys,
  removed: readonly EntityState[],
  around: Around = NOTHING_AROUND,
): Mutation[] {
  const follows = followsOf(keys, removed, around);
  return [...[...pointersOf(follows).values()].map(endPointer), ...countSteps(countsOf(follows, -1))];
}

/** The bookkeeping of entities that exist. */
export function followsOf(keys: Keys, states: readonly EntityState[], around: Around): Follows[] {
  return states.flatMap(({ entity: { bookkeeping }, row }) =>
    bookkeeping === undefined || row.deletedAt !== undefined ? [] : [bookkeeping.follows(keys, row, around)],
  );
}

/** The steps from one bookkeeping to another. */
export function stepsBetween(before: readonly Follows[], after: readonly Follows[]): Mutation[] {
  return [...pointerSteps(before, after), ...countSteps([...countsOf(before, -1), ...countsOf(after, 1)])];
}

/** Pointers by the names of their keys. */
const pointersOf = (follows: readonly Follows[]) =>
  new Map(follows.flatMap(({ pointers = [] }) => pointers).map((pointer) => [nameOfKey(pointer.key), pointer]));

/** The steps that bring pointers from one state to another. */
export function pointerSteps(before: readonly Follows[], after: readonly Follows[]): Mutation[] {
  const [was, is] = [pointersOf(before), pointersOf(after)];
  const gone = [...was].flatMap(([name, pointer]) => (is.has(name) ? [] : [endPointer(pointer)]));
  const put = [...is].flatMap(([name, pointer]): Mutation[] => {
    const former = was.get(name);
    if (former === undefined) return [putPointer(pointer)];
    const { key, fields } = pointer;
    // Its condition is that of a new one.
    return JSON.stringify(former.fields) === JSON.stringify(fields) ? [] : [putPointer({ key, fields })];
  });
  return [...gone, ...put];
}

const endPointer = ({ key, deleted }: Pointer): Mutation =>
  deleted === undefined || deleted === 'kept'
    ? { do: 'deletePointer', key }
    : { do: 'putPointer', key, fields: deleted };

const putPointer = (pointer: Pointer): Mutation => ({ do: 'putPointer', ...pointer });

/** The condition of a counter that names none, and of counting less. */
const IS_THERE: readonly Requirement[] = [{ is: 'there' }];

/** Counters with what is added to them. */
type Addition = Counted & { by: number };

const countsOf = (follows: readonly Follows[], sign: 1 | -1): Addition[] =>
  follows.flatMap(({ counts = [] }) => counts.map((counted) => ({ ...counted, by: sign * (counted.by ?? 1) })));

/** The steps that add to counters, each once. */
function countSteps(additions: readonly Addition[]): Mutation[] {
  const sums = new Map<string, Addition>();
  for (const addition of additions) {
    const name = `${nameOfKey(addition.key)}\n${addition.attribute}`;
    sums.set(name, { ...addition, by: (sums.get(name)?.by ?? 0) + addition.by });
  }
  return [...sums.values()]
    .filter(({ by }) => by !== 0)
    .map((sum): Mutation => {
      const { key, attribute, by } = sum;
      return { do: 'count', require: IS_THERE, ...(by > 0 ? sum : { key, attribute, by }) };
    });
}
