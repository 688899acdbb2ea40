import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { putIntoRelease, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_EPICS, MAX_EXPLORE_OBJECTS } from '#shared/model/limits.ts';
import { epicNameError } from '#shared/rules/epic/epicNames.ts';
import { usedExploreObjects } from '#shared/rules/epic/epics.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { levelMixError } from '#shared/rules/releases.ts';
import type { EpicFields, EpicItem } from './epic.ts';
import { readEpicBytes, checkEpicBytes } from './epicBytes.ts';
import { addExploreObject, type ExploreItem } from './exploreObject.ts';

/** An epic and its target, as read. */
export type EpicCopyRows = {
  source: ReleaseItem | undefined;
  target: ReleaseItem | undefined;
  what: WhatItem | undefined;
  /** The target's item of the Activity, if it has one. */
  part: ReleaseWhatItem | undefined;
  epic: EpicItem | undefined;
  exploreObjects: ExploreItem[];
  targetExploreObjects: ExploreItem[];
  targetEpics: EpicItem[];
  /** See `readEpicBytes`. */
  targetEpicBytes: number;
};

/** A release of a story map. */
export type ReleasePlace = { containerId: string; releaseId: string };

/** Reads the rows for copying or moving an epic into another release, also of another story map. One round. */
export async function readEpicCopyRows(
  reader: Reader,
  { whatId, epicId, from, to }: { whatId: string; epicId: string; from: ReleasePlace; to: ReleasePlace },
): Promise<EpicCopyRows> {
  const { keys } = reader;
  const there = async <Item extends { deletedAt?: number }>(range: Promise<Item[]>) =>
    (await range).filter((item) => notDeleted(item) !== undefined);
  const [rows, exploreObjects, targetExploreObjects, targetEpics, targetEpicBytes] = await Promise.all([
    reader.get<[ReleaseItem, ReleaseItem, WhatItem, ReleaseWhatItem, EpicItem]>([
      rowKeys.release(keys, from.containerId, from.releaseId),
      rowKeys.release(keys, to.containerId, to.releaseId),
      rowKeys.what(keys, to.containerId, whatId),
      rowKeys.releaseWhat(keys, to.containerId, to.releaseId, whatId),
      rowKeys.epic(keys, from.containerId, from.releaseId, whatId, epicId),
    ]),
    there(reader.range<ExploreItem>(rowKeys.exploreObjects(keys, from.containerId, from.releaseId, whatId))),
    there(reader.range<ExploreItem>(rowKeys.exploreObjects(keys, to.containerId, to.releaseId, whatId))),
    there(reader.range<EpicItem>(rowKeys.epicsOfWhat(keys, to.containerId, to.releaseId, whatId))),
    readEpicBytes(reader, to.containerId, to.releaseId),
  ]);
  const [source, target, what, part, epic] = rows;
  return { source, target, what, part, epic, exploreObjects, targetExploreObjects, targetEpics, targetEpicBytes };
}

/** The epic in the other release, and the steps that give the release the Activity and the explore items it lacks. */
export type EpicCopy = { fields: EpicFields; steps: Mutation[] };

/**
 * Copies an epic into a release of a story map: puts the Activity into it where missing, and replaces each explore
 * item that the epic uses by the one of the same kind and name there, which is created where missing (rule epic.17).
 * @param target a release that can be edited
 * @throws CallError what-does-not-exist, release-what-level-mix, epic-name-object-exists, too-many-epics,
 * release-full, too-many-explore-objects
 */
export function copyEpic(
  keys: Keys,
  containerId: string,
  target: ReleaseItem,
  epic: EpicItem,
  { what, part, exploreObjects, targetExploreObjects, targetEpics, targetEpicBytes }: EpicCopyRows,
): EpicCopy {
  const place = { releaseId: target.id, whatId: epic.whatId };
  const used = new Set(usedExploreObjects(epic));
  const made: Mutation[] = [];
  const ids = new Map<string, string>();
  for (const item of exploreObjects.filter(({ id }) => used.has(id))) {
    const same = targetExploreObjects.find(
      ({ exploreType, name }) => exploreType === item.exploreType && foldText(name) === foldText(item.name),
    );
    const id = same?.id ?? newId();
    ids.set(item.id, id);
    // When a colleague creates one of this name at the same moment, the command runs again and uses theirs.
    if (same === undefined) made.push(addExploreObject(keys, containerId, place, id, item.exploreType, item.name));
  }
  const naming = exploreObjects.find(({ id }) => id === epic.nameObject?.id);
  const fields = {
    ...fieldsIn(epic, place, ids),
    // It may have been renamed since it was chosen.
    nameObjectText: naming?.name ?? epic.nameObjectText,
  };
  const wanted =
    fields.nameObject === null
      ? { object: null, text: fields.nameFreeText }
      : { object: fields.nameObject, text: fields.nameObjectText ?? '' };
  const names = new Map(targetExploreObjects.map(({ id, name }) => [id, name]));
  // If another command has moved it there meanwhile, the transaction fails and says so.
  const others = targetEpics.filter(({ id }) => id !== epic.id || epic.releaseId === target.id);
  const error = epicNameError(wanted, others, (id) => names.get(id));
  if (error !== undefined) throw new CallError(error);
  if (targetEpics.length >= MAX_EPICS) throw new CallError(errors.tooManyEpics);
  checkEpicBytes(targetEpicBytes);
  if (targetExploreObjects.length + made.length > MAX_EXPLORE_OBJECTS)
    throw new CallError(errors.tooManyExploreObjects);
  return { fields, steps: [...addMissingWhat(keys, containerId, target, what, part), ...made] };
}

/**
 * The steps that put the Activity of an epic into a release that does not have it.
 * @throws CallError what-does-not-exist, release-what-level-mix
 */
export function addMissingWhat(
  keys: Keys,
  containerId: string,
  target: ReleaseItem,
  what: WhatItem | undefined,
  part: ReleaseWhatItem | undefined,
): Mutation[] {
  if (notDeleted(part) !== undefined) return [];
  const there = notDeleted(what);
  if (there === undefined) throw new CallError(errors.whatDoesNotExist);
  const error = levelMixError(target, there.level);
  if (error !== undefined) throw new CallError(error);
  return putIntoRelease(keys, containerId, target.id, [there], [part]);
}

/** The fields of an epic with its explore items replaced. */
function fieldsIn(
  epic: EpicItem,
  place: { releaseId: string; whatId: string },
  ids: ReadonlyMap<string, string>,
): EpicFields {
  const { pk: _pk, sk: _sk, type: _type, id: _id, version: _version, fold: _fold, ...fields } = epic;
  const idOf = <Id extends string | null>(id: Id) => (id === null ? id : (ids.get(id) ?? id));
  const { nameObject } = epic;
  return {
    ...fields,
    ...place,
    nameObject: nameObject && { ...nameObject, id: idOf(nameObject.id) },
    explore_objects: epic.explore_objects.map(idOf),
    scenarios: epic.scenarios.map((scenario) => ({
      ...scenario,
      when: idOf(scenario.when),
      where: idOf(scenario.where),
      input: idOf(scenario.input),
      output: idOf(scenario.output),
    })),
    primaryOutput: idOf(epic.primaryOutput),
  };
}
