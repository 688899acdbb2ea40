import { placesOfWanted, requestIdOf, type WantedText } from '#lambdas/entities/change_request/changeRequest.ts';
import { createChangeRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import {
  entityOnMap,
  kindOf,
  missingError,
  type OnMap,
  checkTextNotTaken,
  requireOnMap,
} from '#lambdas/entities/change_request/onMap.ts';
import {
  placesOfShared,
  requireText,
  requireUsedBy,
  type SharedEntity,
  type SharedUse,
  type TextOwner,
} from '#lambdas/entities/company/shared.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { create_description_change_request } from '#shared/contract/change_request/create_description_change_request.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';

/** The new text; the contract accepts exactly one of the two. */
const newTextOf = ({
  newDescription,
  newValue,
}: {
  newDescription?: string | undefined;
  newValue?: string | undefined;
}) => newDescription ?? newValue ?? '';

export const grants: TableGrants = {
  BatchGetItem: ['WHAT', 'WHO', 'TEXT'],
  Query: ['WHAT', 'WHO'],
  PutItem: ['USER', 'WHAT', 'WHO', 'REQUESTS'],
  ConditionCheckItem: ['MAP', 'WHAT', 'WHO'],
};

export const handler = implementCommand(create_description_change_request, {
  load: async ({ reader, input, attempt }) => {
    const { containerId, objectId } = input;
    const { keys } = reader;
    const kind = kindOf[input.changeType];
    const [items, uses] = await Promise.all([
      reader.get<[OnMap, SharedEntity, ...(TextOwner | WantedText)[]]>([
        rowKeys.onMap(keys, kind, containerId, objectId),
        rowKeys.shared(keys, kind, objectId),
        ...placesOfShared(keys, kind, newTextOf(input)),
        ...placesOfWanted(keys, kind, objectId, newTextOf(input)),
      ]),
      reader.range<SharedUse>(rowKeys.sharedUses(keys, kind, objectId)),
    ]);
    const others = uses.map((use) => use.mapId).filter((mapId) => mapId !== containerId);
    // Usually it is enough to know one other map that uses it. All are read only when that map turns out to be deleted.
    const heads =
      attempt === 0
        ? undefined
        : await reader.get<StoryMapHead[]>(others.map((mapId) => rowKeys.storyMap(keys, mapId)));
    return {
      items,
      others: heads === undefined ? others : others.filter((_, i) => notDeleted(heads[i]) !== undefined),
    };
  },
  run: async ({ input, loaded: { items, others }, person, reader, writer }) => {
    const { containerId, objectId } = input;
    const kind = kindOf[input.changeType];
    const newText = newTextOf(input);
    const [item, entity, ...found] = items;
    const owner = found.find((row) => row !== undefined && 'ownerId' in row);
    const isWanted = found.some((row) => row !== undefined && 'requestId' in row);
    const there = notDeleted(item);
    if (there === undefined || entity === undefined) throw new CallError(missingError[kind]);
    if (newText === entity.text)
      return writer.unchanged([{ entity: entityOnMap(there), row: there }], { requestId: null });
    checkTextNotTaken(kind, objectId, owner);
    const [another] = others;
    if (another === undefined) throw new CallError(errors.changeAllowed);
    if (isWanted) throw new CallError(errors.requestExists);
    const own = newId();
    const request = {
      own,
      kind,
      objectId,
      containerId,
      owner: person.uid,
      date: Date.now(),
      oldText: entity.text,
      newText,
    };
    return writer.commit(
      { storyMap: containerId },
      [
        createChangeRequest(reader.keys, request),
        ...requireOnMap(reader.keys, containerId, there),
        requireText(reader.keys, kind, entity),
        requireUsedBy(reader.keys, another),
      ],
      { requestId: requestIdOf(kind, objectId, own) },
    );
  },
});
