import { change_what_description } from '#shared/contract/what/change_what_description.ts';
import { CallError } from '#shared/errors.ts';
import { describeWhat, requireUnusedBy, type CompanyWhat, type TextOwner, type WhatItem, type WhatUse } from '#lambdas/data/entities/what.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

/** More maps than this cannot all have been deleted without one purge in between; their number would not fit into one transaction. */
const MAX_OTHER_MAPS = 80;

export const handler = implement(change_what_description, {
  load: ({ reader, input: { containerId, objectId, newDescription } }) =>
    Promise.all([
      reader.get<[WhatItem, CompanyWhat, TextOwner]>([
        reader.keys.what(containerId, objectId),
        reader.keys.companyWhat(objectId),
        reader.keys.whatText(newDescription),
      ]),
      reader.range<WhatUse>(reader.keys.whatUses(objectId)),
    ]),
  run: async ({ input, loaded: [[item, company, owner], uses], reader, writer }) => {
    const { containerId, objectId, newDescription } = input;
    const what = alive(item);
    if (what === undefined || company === undefined) throw new CallError('what-does-not-exist');
    if (newDescription === company.description) return writer.unchanged();
    if (owner !== undefined && owner.whatId !== objectId) throw new CallError('description-taken');
    const others = uses.map((use) => use.mapId).filter((mapId) => mapId !== containerId);
    if (others.length > MAX_OTHER_MAPS) throw new CallError('description-shared');
    return writer.commit({ storyMap: containerId }, [
      ...describeWhat(reader.keys, containerId, what, company, newDescription, uses.length),
      ...requireUnusedBy(reader.keys, others),
    ]);
  },
});
