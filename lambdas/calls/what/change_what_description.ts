import {
  entityOnMap,
  kindOf,
  missingError,
  type OnMap,
  checkTextNotTaken,
  renameOnMap,
} from '#lambdas/entities/change_request/onMap.ts';
import {
  ownerAmong,
  placesOfShared,
  requireUnusedBy,
  type SharedEntity,
  type SharedUse,
  type TextOwner,
} from '#lambdas/entities/company/shared.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { change_what_description } from '#shared/contract/what/change_what_description.ts';
import * as errors from '#shared/errors.ts';

/**
 * More maps than this cannot all have been deleted between two purges, and their conditions would not fit into one
 * transaction.
 */
const MAX_OTHER_MAPS = 80;

export const grants: TableGrants = {
  BatchGetItem: ['WHAT', 'WHO', 'TEXT'],
  Query: ['WHAT', 'WHO'],
  PutItem: ['TEXT'],
  UpdateItem: ['MAP', 'WHAT', 'WHO'],
  DeleteItem: ['TEXT'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(change_what_description, {
  load: ({ reader, input: { containerId, objectId, newDescription, changeType } }) => {
    const kind = kindOf[changeType];
    return Promise.all([
      reader.get<[OnMap, SharedEntity, ...TextOwner[]]>([
        rowKeys.onMap(reader.keys, kind, containerId, objectId),
        rowKeys.shared(reader.keys, kind, objectId),
        ...placesOfShared(reader.keys, kind, newDescription),
      ]),
      reader.range<SharedUse>(rowKeys.sharedUses(reader.keys, kind, objectId)),
    ]);
  },
  run: async ({ input, loaded: [[item, entity, ...owners], uses], reader, writer }) => {
    const { containerId, objectId, newDescription, expect } = input;
    const kind = kindOf[input.changeType];
    const there = notDeleted(item);
    if (there === undefined || entity === undefined) throw new CallError(missingError[kind]);
    if (newDescription === entity.text) return writer.unchanged([{ entity: entityOnMap(there), row: there }]);
    checkNotStale(expect, { newDescription: entity.text }, entityOnMap(there), there);
    checkTextNotTaken(kind, objectId, ownerAmong(owners));
    const others = uses.map((use) => use.mapId).filter((mapId) => mapId !== containerId);
    if (others.length > MAX_OTHER_MAPS) throw new CallError(errors.descriptionShared);
    return writer.commit({ storyMap: containerId }, [
      ...renameOnMap(reader.keys, containerId, there, entity, newDescription, uses.length),
      ...requireUnusedBy(reader.keys, others),
    ]);
  },
});
