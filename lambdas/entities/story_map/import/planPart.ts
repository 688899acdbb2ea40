import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import type { ShownEntity } from '#lambdas/store/entity/shown.ts';
import { type Key, nameOfKey } from '#lambdas/store/keys.ts';
import { isCreation } from '#lambdas/store/steps.ts';
import { mergeSteps } from '#lambdas/store/steps/mergeSteps.ts';
import { keyOfStep, type Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import type { ImportAnswer, ImportItem, ImportType } from '#shared/model/story_map/importItem.ts';
import { NotOnMap } from './find.ts';
import { planEpic, planExploreItem } from './planEpic.ts';
import { planObjective, planProblem } from './planFrame.ts';
import { planRelease, planReleaseWhat } from './planRelease.ts';
import { planWhat } from './planWhat.ts';
import { planLink, planWho } from './planWho.ts';
import { apply, type ImportState, type Planned, type PlanOf } from './state.ts';

/**
 * The items and bytes of one change. Undoing it takes a place in the trash and a freed text for each entity, and its log
 * entry holds the rows whole, so fewer fit than into a transaction.
 */
const MAX_ITEMS = 60;
const MAX_BYTES = 150_000;

const plans: { readonly [Type in ImportType]: PlanOf<Type> } = {
  what: planWhat,
  who: planWho,
  what_who_link: planLink,
  release: planRelease,
  release_what: planReleaseWhat,
  explore_object: planExploreItem,
  epic: planEpic,
  objective: planObjective,
  problem: planProblem,
};

/** What becomes of items, the steps that make it so, and what is there already. */
export type PlannedPart = { answers: ImportAnswer[]; steps: Mutation[]; asTheyAre: ShownEntity[] };

/** Plans as many of some items as fit into one change, at least one. */
export function planPart(state: ImportState, items: readonly ImportItem[]): PlannedPart {
  const part: PlannedPart = { answers: [], steps: [], asTheyAre: [] };
  for (const item of items) {
    const { answer, steps, shown = [] } = planItem(state, item);
    const all = [...part.steps, ...steps];
    if (steps.length > 0 && part.steps.length > 0 && !isOneChange(state, all)) break;
    apply(state, item, steps);
    part.answers.push(answer);
    part.steps = all;
    part.asTheyAre.push(...shown);
  }
  const changed = new Set(changedKeys(part.steps));
  return {
    ...part,
    steps: withoutOwn(state, part.steps),
    asTheyAre: part.asTheyAre.filter(({ row }) => row !== undefined && !changed.has(nameOfKey(row))),
  };
}

/** What would become of each of some items. What they name and the story map lacks counts as added before. */
export function previewItems(state: ImportState, items: readonly ImportItem[]): ImportAnswer[] {
  return items.map((item) => {
    const { answer, steps, error } = planItem(state, item);
    if (error instanceof NotOnMap) return { outcome: 'added', id: null, usedExisting: false, error: null };
    apply(state, item, steps);
    return answer.outcome === 'added' ? { ...answer, id: null } : answer;
  });
}

function planItem(
  state: ImportState,
  item: ImportItem,
): { answer: ImportAnswer; steps: Mutation[]; shown?: readonly ShownEntity[]; error?: CallError } {
  try {
    const plan = plans[item.type] as (in_: ImportState, of: ImportItem) => Planned;
    const { outcome, id, usedExisting = false, ...planned } = plan(state, item);
    return { answer: { outcome, id, usedExisting, error: null }, ...planned };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, message } = error;
    return {
      answer: { outcome: 'skipped', id: null, usedExisting: false, error: { code, message } },
      steps: [],
      error,
    };
  }
}

/** The names of the keys of the entities that steps change. */
const changedKeys = (steps: readonly Mutation[]): string[] =>
  steps.filter((step) => 'entity' in step).map((step) => nameOfKey(keyOfStep(step)));

/** Whether steps fit into one change: they are few, and none changes an entity that another one changes. */
function isOneChange({ keys }: ImportState, steps: readonly Mutation[]): boolean {
  const changed = changedKeys(steps);
  if (new Set(changed).size < changed.length) return false;
  if (mergeSteps([...steps, ...derivedSteps(keys, steps)]).length > MAX_ITEMS) return false;
  return Buffer.byteLength(JSON.stringify(steps.map((step) => ('item' in step ? step.set : step)))) <= MAX_BYTES;
}

/**
 * Leaves out the conditions on what the same change makes: it fulfils them. Where another one fails, somebody has changed
 * what was read, and the command plans anew.
 */
function withoutOwn({ keys }: ImportState, steps: readonly Mutation[]): Mutation[] {
  const own = new Set<string>();
  const add = (key: Key) => own.add(nameOfKey(key));
  for (const step of steps) if (isCreation(step)) add(step.item);
  for (const step of derivedSteps(keys, steps)) if (!('entity' in step) && step.do === 'putPointer') add(step.key);
  return steps.flatMap((step): Mutation[] => {
    if ('entity' in step || step.do !== 'require') return [step];
    const { otherwise: _otherwise, ...condition } = step;
    return own.has(nameOfKey(step.key)) ? [] : [condition];
  });
}
