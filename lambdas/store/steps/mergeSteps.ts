import { nameOfKey } from '#lambdas/store/keys.ts';
import type { Count } from '#lambdas/store/table/writes.ts';
import { keyOfStep, type Mutation } from './mutations.ts';

/** A step that only adds to counters of an item, or only has conditions on it. */
type Extra = Extract<Mutation, { do: 'count' | 'require' }>;

type Pointer = Extract<Mutation, { do: 'putPointer' }>;

const isExtra = (step: Mutation): step is Extra =>
  !('entity' in step) && (step.do === 'count' || step.do === 'require');
const countsOf = (step: Extra): Count[] =>
  step.do === 'count' ? [{ attribute: step.attribute, by: step.by }, ...(step.more ?? [])] : [];

/**
 * A transaction takes each item once, so several steps on one item are merged: counters are added up, and the counters
 * of an entity that the same change creates or edits join that step. An edit's own condition (the version that was
 * read) is stronger than its counters' conditions, so these are left out; a stand-alone condition is kept. Two steps of
 * other kinds on one item are a mistake, which the table reports.
 */
export function mergeSteps(mutations: readonly Mutation[]): Mutation[] {
  const merged = new Map<string, Mutation>();
  const others: Mutation[] = [];
  for (const mutation of mutations) {
    const name = nameOfKey(keyOfStep(mutation));
    const same = merged.get(name);
    const both = same === undefined ? mutation : mergeTwo(same, mutation);
    if (both === undefined) others.push(mutation);
    else merged.set(name, both);
  }
  return [...merged.values(), ...others];
}

/** Two steps on one item as one, or undefined when they are none. */
function mergeTwo(a: Mutation, b: Mutation): Mutation | undefined {
  if (isExtra(b)) return withExtra(a, b);
  return isExtra(a) ? withExtra(b, a) : undefined;
}

function withExtra(step: Mutation, extra: Extra): Mutation | undefined {
  const counts = countsOf(extra);
  if ('entity' in step) return step.kind.joined(step, counts, extra.do === 'require' ? extra.require : undefined);
  if (!isExtra(step))
    return step.do === 'putPointer' && extra.do === 'require' ? withCondition(step, extra) : undefined;
  const [count, ...more] = [...countsOf(step), ...counts];
  const require = [...step.require, ...extra.require];
  const { key } = step;
  const common = { key, require, ...refusalOfBoth(step, extra) };
  return count === undefined ? { do: 'require', ...common } : { do: 'count', ...count, more, ...common };
}

/** A pointer that is put under another condition too. */
function withCondition(step: Pointer, extra: Extra): Pointer {
  const { otherwise: _otherwise, ...put } = step;
  return { ...put, require: [...(step.require ?? []), ...extra.require], ...refusalOfBoth(step, extra) };
}

/** A condition that only says that the item is there says nothing that the other one does not. */
const isWeak = ({ require = [] }: Pick<Pointer, 'require'>): boolean => require.every((each) => 'is' in each);

/** The refusal when the conditions of two steps on one item do not hold: with two different ones only a read can decide. */
function refusalOfBoth(step: Pick<Pointer, 'require' | 'otherwise'>, extra: Extra): Pick<Pointer, 'otherwise'> {
  const [a, b] = [step.otherwise, extra.otherwise];
  if (a === b || (b === undefined && isWeak(extra))) return a === undefined ? {} : { otherwise: a };
  return a === undefined && isWeak(step) && b !== undefined ? { otherwise: b } : {};
}
