import { change_what_description } from '#shared/contract/what/change_what_description.ts';
import { CallError } from '#shared/errors.ts';
import { requireUnusedBy, type SharedThing, type SharedUse, type TextOwner } from '#lambdas/data/entities/shared.ts';
import { describeWhat, type WhatItem } from '#lambdas/data/entities/what.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

/** More maps than this cannot all have been deleted without one purge in between; their number would not fit into one transaction. */
const MAX_OTHER_MAPS = 80;

export const handler = implement(change_what_description, {
  load: ({ reader, input: { containerId, objectId, newDescription } }) =>
    Promise.all([
      reader.get<[WhatItem, SharedThing, TextOwner]>([
        reader.keys.what(containerId, objectId),
        reader.keys.shared('what', objectId),
        reader.keys.sharedText('what', newDescription),
      ]),
      reader.range<SharedUse>(reader.keys.sharedUses('what', objectId)),
    ]),
  run: async ({ input, loaded: [[item, shared, owner], uses], reader, writer }) => {
    const { containerId, objectId, newDescription } = input;
    const what = alive(item);
    if (what === undefined || shared === undefined) throw new CallError('what-does-not-exist');
    if (newDescription === shared.text) return writer.unchanged();
    if (owner !== undefined && owner.ownerId !== objectId) throw new CallError('description-taken');
    const others = uses.map((use) => use.mapId).filter((mapId) => mapId !== containerId);
    if (others.length > MAX_OTHER_MAPS) throw new CallError('description-shared');
    return writer.commit({ storyMap: containerId }, [
      ...describeWhat(reader.keys, containerId, what, shared, newDescription, uses.length),
      ...requireUnusedBy(reader.keys, others),
    ]);
  },
});
