import type { LinkTypeItem } from '#lambdas/entities/company/company.ts';
import { epicEntity, type EpicItem, openEpic } from '#lambdas/entities/epic/epic.ts';
import { readEpicBytes, checkEpicBytes } from '#lambdas/entities/epic/epicBytes.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_epic_links } from '#shared/contract/epic/change_epic_links.ts';
import * as errors from '#shared/errors.ts';
import { isSameReference } from '#shared/model/references.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';
import { epicSizeError } from '#shared/rules/epic/epics.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY'],
  Query: ['MAP'],
  UpdateItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(change_epic_links, {
  load: async ({ reader, input: { containerId, releaseId, whatId, epicId, add = {} } }) => {
    const { keys } = reader;
    const { explore_objects = [], whos = [], referenceLinks = [] } = add;
    const rows = reader.get<[ReleaseItem, EpicItem, ...(ExploreItem | WhoItem | LinkTypeItem)[]]>([
      rowKeys.release(keys, containerId, releaseId),
      rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
      ...explore_objects.map((id) => rowKeys.exploreObject(keys, containerId, releaseId, whatId, id)),
      ...whos.map((id) => rowKeys.who(keys, containerId, id)),
      ...referenceLinks.map(({ type }) => rowKeys.setting(keys, 'reference_link', type)),
    ]);
    // Only references can be long.
    const [[release, epic, ...named], epicBytes] = await Promise.all([
      rows,
      referenceLinks.length === 0 ? 0 : readEpicBytes(reader, containerId, releaseId),
    ]);
    return { release, epic, named, epicBytes };
  },
  run: async ({ input, loaded: { release, epic: item, named, epicBytes }, reader: { keys }, writer }) => {
    const { containerId, releaseId, add = {}, remove = {} } = input;
    openRelease(release);
    const epic = openEpic(item);
    const exploreObjects = changed(epic.explore_objects, add.explore_objects, remove.explore_objects, isSameId);
    const whos = changed(epic.whos, add.whos, remove.whos, isSameId);
    const referenceLinks = changed(epic.referenceLinks, add.referenceLinks, remove.referenceLinks, isSameReference);
    const existing = (type: string, id: string) =>
      named.find((found) => found?.type === type && found.id === id && notDeleted(found) !== undefined);
    const isThere = (type: string, id: string) => existing(type, id) !== undefined;
    // A Who deleted since then stays on the list; a deleted Who cannot be added.
    if (!exploreObjects.added.every((id) => isThere('explore_object', id)))
      throw new CallError(errors.exploreObjectDoesNotExist);
    if (!whos.added.every((id) => isThere('who', id))) throw new CallError(errors.whoDoesNotExist);
    const referenceType = (type: string): LinkTypeItem | undefined => existing('reference_link', type);
    if (!referenceLinks.added.every(({ type }) => isOffered(referenceType(type))))
      throw new CallError(errors.referenceTypeDoesNotExist);
    const set = {
      ...(exploreObjects.isChanged && { explore_objects: exploreObjects.list }),
      ...(whos.isChanged && { whos: whos.list }),
      ...(referenceLinks.isChanged && { referenceLinks: referenceLinks.list }),
    };
    if (Object.keys(set).length === 0) return writer.unchanged([{ entity: epicEntity, row: epic }]);
    const refusal = epicSizeError({ ...epic, ...set });
    if (refusal !== undefined) throw new CallError(refusal);
    if (referenceLinks.added.length > 0) checkEpicBytes(epicBytes);
    return writer.commit({ storyMap: containerId }, [
      change(epicEntity, epic, set),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});

const isSameId = (a: string, b: string) => a === b;

/** A list after adding and removing entries, and the entries that are new. */
function changed<Entry>(
  list: readonly Entry[],
  add: readonly Entry[] = [],
  remove: readonly Entry[] = [],
  isSame: (a: Entry, b: Entry) => boolean,
): { list: Entry[]; added: Entry[]; isChanged: boolean } {
  const isOn = (entries: readonly Entry[], entry: Entry) => entries.some((other) => isSame(other, entry));
  const kept = list.filter((entry) => !isOn(remove, entry));
  const added = add.filter((entry, i) => !isOn(list, entry) && !isOn(add.slice(0, i), entry));
  return { list: [...kept, ...added], added, isChanged: added.length > 0 || kept.length < list.length };
}
