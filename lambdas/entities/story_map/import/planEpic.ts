import { createEpic, epicEntity, type EpicItem, openEpic } from '#lambdas/entities/epic/epic.ts';
import { checkEpicBytes } from '#lambdas/entities/epic/epicBytes.ts';
import {
  addExploreObject,
  exploreObjectEntity,
  type ExploreItem,
  requireFreeExploreName,
} from '#lambdas/entities/epic/exploreObject.ts';
import { requireFreeName } from '#lambdas/entities/epic/nameEpic.ts';
import { requireOpenRelease } from '#lambdas/entities/release/release.ts';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { newEpicKey, newId } from '#shared/model/ids.ts';
import { MAX_EPICS, MAX_EXPLORE_OBJECTS } from '#shared/model/limits.ts';
import type { ImportItemOf } from '#shared/model/story_map/importItem.ts';
import { nameFields } from '#shared/rules/epic/epicNames.ts';
import { currentEpicName, newEpicFields } from '#shared/rules/epic/epics.ts';
import { openPart } from './planRelease.ts';
import { checkPriority, findByText, type ImportState, type PlanOf, reused, rowsOf } from './state.ts';

/** An epic named by a free text. One of that name that is there may get other fields. */
export const planEpic: PlanOf<'epic'> = (state, item) => {
  const { keys, containerId } = state;
  const part = openPart(state, item);
  const { releaseId, whatId } = part;
  const epics = of<EpicItem>(state, 'epic', part);
  const exploreObjects = of<ExploreItem>(state, 'explore_object', part);
  const names = new Map(exploreObjects.map(({ id, name }) => [id, name]));
  const there = findByText(epics, (epic) => currentEpicName(epic, (id) => names.get(id)) ?? '', item.name);
  const given = fieldsOf(item);
  const wanted = there === undefined ? given : given.filter(([name, value]) => there[name] !== value);
  const set = Object.fromEntries(wanted) as Partial<EpicItem>;
  if (there !== undefined && wanted.length === 0) return reused(there.id, { entity: epicEntity, row: there });
  const isOpen = requireOpenRelease(keys, containerId, releaseId);
  checkPriority(state, set.priority);
  if (there !== undefined)
    return { outcome: 'changed', id: there.id, steps: [change(epicEntity, openEpic(there), set), isOpen] };
  const name = { object: null, text: item.name };
  requireFreeName(name, { epics, exploreObjects });
  if (epics.length >= MAX_EPICS) throw new CallError(errors.tooManyEpics);
  checkEpicBytes(state.epicBytes.get(releaseId) ?? 0);
  // Epics are in the order of their keys, which begin with the time.
  const id = newEpicKey(Math.max(Date.now(), ...epics.map((epic) => Number.parseInt(epic.id, 10) + 1)));
  const fields = { ...newEpicFields({ releaseId, whatId }, nameFields(name)), ...set };
  if (item.completed === true) fields.completed = true;
  return { outcome: 'added', id, steps: [createEpic(keys, containerId, id, fields), isOpen] };
};

/** An explore item. */
export const planExploreItem: PlanOf<'explore_object'> = (state, item) => {
  const { keys, containerId } = state;
  const part = openPart(state, item);
  const { exploreType, name } = item;
  const alike = of<ExploreItem>(state, 'explore_object', part).filter((other) => other.exploreType === exploreType);
  const there = findByText(alike, (other) => other.name, name);
  if (there !== undefined) return reused(there.id, { entity: exploreObjectEntity, row: there });
  if (part.exploreObjects >= MAX_EXPLORE_OBJECTS) throw new CallError(errors.tooManyExploreObjects);
  const id = newId();
  return {
    outcome: 'added',
    id,
    steps: [
      addExploreObject(keys, containerId, part, id, exploreType, name),
      ...requireFreeExploreName(keys, containerId, { ...part, exploreType, name }),
      requireOpenRelease(keys, containerId, part.releaseId),
    ],
  };
};

/** What an item says of the fields of its epic. */
function fieldsOf({ priorityId, cost, size, value }: ImportItemOf<'epic'>) {
  const given = Object.entries({ priority: priorityId, cost, size, value });
  return given.filter(([, each]) => each !== undefined) as ['priority' | 'cost' | 'size' | 'value', never][];
}

/** What an Activity in a release has of a type. */
function of<Item extends Stored<{ releaseId: string; whatId: string }>>(
  state: ImportState,
  type: Item['type'],
  { releaseId, whatId }: ReleaseWhatItem,
): Item[] {
  return rowsOf<Item>(state, type).filter(
    (item) => item.releaseId === releaseId && item.whatId === whatId && notDeleted(item) !== undefined,
  );
}
