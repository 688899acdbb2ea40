import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { EpicCreation } from '#shared/model/epic/epicCreation.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_EXPLORE_OBJECTS } from '#shared/model/limits.ts';
import { epicNameError, type WantedName } from '#shared/rules/epic/epicNames.ts';
import { foldText } from '#shared/rules/foldText.ts';
import type { EpicItem } from './epic.ts';
import { addExploreObject, type ExploreItem, requireFreeExploreName, existingExploreObject } from './exploreObject.ts';

/** An Activity in a release, by ids. */
export type EpicPlace = { containerId: string; releaseId: string; whatId: string };

/** The entities that an epic can be named by, and the names of the other epics. */
export type Naming = { epics: EpicItem[]; exploreObjects: ExploreItem[]; who: WhoItem | undefined };

/** Reads the rows for naming an epic. One round. */
export async function readNaming(
  reader: Reader,
  { containerId, releaseId, whatId }: EpicPlace,
  name: EpicCreation | null,
): Promise<Naming> {
  const { keys } = reader;
  const [epics, exploreObjects, [who]] = await Promise.all([
    reader.range<EpicItem>(rowKeys.epicsOfWhat(keys, containerId, releaseId, whatId)),
    reader.range<ExploreItem>(rowKeys.exploreObjects(keys, containerId, releaseId, whatId)),
    reader.get<[WhoItem]>(name?.type === 'who' ? [rowKeys.who(keys, containerId, name.whoId)] : []),
  ]);
  return {
    epics: epics.filter((epic) => notDeleted(epic) !== undefined),
    exploreObjects: exploreObjects.filter((item) => notDeleted(item) !== undefined),
    who,
  };
}

/** A name for an epic, and the steps that create the explore item of that name. */
export type NewEpicName = { name: WantedName; made?: Mutation[] };

/**
 * The new name of an epic.
 * @param epicId the epic itself, if it exists already
 * @throws CallError who-does-not-exist, explore-object-does-not-exist, explore-object-exists, too-many-explore-objects,
 * epic-name-object-exists
 */
export function nameEpic(
  keys: Keys,
  place: EpicPlace,
  wanted: EpicCreation | null,
  { epics, exploreObjects, who }: Naming,
  epicId?: string,
): NewEpicName {
  const named = resolve(keys, place, wanted, exploreObjects, who);
  requireFreeName(named.name, { epics, exploreObjects }, epicId);
  return named;
}

/**
 * Refuses a name that another epic of the Activity in the release has.
 * @param epicId the epic itself, if it exists already
 * @throws CallError epic-name-object-exists
 */
export function requireFreeName(
  name: WantedName,
  { epics, exploreObjects }: Pick<Naming, 'epics' | 'exploreObjects'>,
  epicId?: string,
): void {
  const names = new Map(exploreObjects.map((item) => [item.id, item.name]));
  const others = epics.filter(({ id }) => id !== epicId);
  const error = epicNameError(name, others, (id) => names.get(id));
  if (error !== undefined) throw new CallError(error);
}

/**
 * Refuses a new name of an explore item that would give an epic named by it the name of another epic (rule epic.2).
 * @throws CallError epic-name-object-exists
 */
export function requireFreeNameOfItem(
  { id, exploreType }: Pick<ExploreItem, 'id' | 'exploreType'>,
  name: string,
  epics: readonly EpicItem[],
): void {
  const there = epics.filter((epic) => notDeleted(epic) !== undefined);
  const others = there.filter(({ nameObject }) => nameObject?.id !== id);
  const isName = others.length < there.length;
  const error = isName ? epicNameError({ object: { type: exploreType, id }, text: name }, others) : undefined;
  if (error !== undefined) throw new CallError(error);
}

function resolve(
  keys: Keys,
  place: EpicPlace,
  wanted: EpicCreation | null,
  exploreObjects: readonly ExploreItem[],
  who: WhoItem | undefined,
): NewEpicName {
  if (wanted === null) return { name: { object: null, text: null } };
  if (wanted.type === 'free_text') return { name: { object: null, text: wanted.text } };
  if (wanted.type === 'who') {
    const there = notDeleted(who);
    if (there === undefined) throw new CallError(errors.whoDoesNotExist);
    return { name: { object: { type: 'who', id: there.id }, text: there.name } };
  }
  const { type } = wanted;
  if (!wanted.new) {
    const found = exploreObjects.find(({ id, exploreType }) => id === wanted.exploreObjectId && exploreType === type);
    const { id, name } = existingExploreObject(found);
    return { name: { object: { type, id }, text: name } };
  }
  const text = wanted.exploreObjectName;
  const isDouble = exploreObjects.some(
    ({ exploreType, name }) => exploreType === type && foldText(name) === foldText(text),
  );
  if (isDouble) throw new CallError(errors.exploreObjectExists);
  if (exploreObjects.length >= MAX_EXPLORE_OBJECTS) throw new CallError(errors.tooManyExploreObjects);
  const id = newId();
  const made = [
    addExploreObject(keys, place.containerId, place, id, type, text),
    ...requireFreeExploreName(keys, place.containerId, { ...place, exploreType: type, name: text }),
  ];
  return { name: { object: { type, id }, text }, made };
}
