import { ownerAmong, placesOfShared, type TextOwner } from '#lambdas/entities/company/shared.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { isWithinLimit, readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import {
  addReferencesAndLinks,
  addToMap,
  checkReferredRows,
  readReferredRows,
} from '#lambdas/entities/what/newWhat.ts';
import { placeInOrder, readNeighbours } from '#lambdas/entities/what/places.ts';
import { belongsToParent, whatEntity } from '#lambdas/entities/what/what.ts';
import { nextGeneration } from '#lambdas/entities/what/whatSteps.ts';
import type { WhatWhoLinkItem } from '#lambdas/entities/who/who.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_what } from '#shared/contract/what/add_what.ts';
import { newId } from '#shared/model/ids.ts';
import { settingsIn } from '#shared/model/what/settings.ts';
import { NOTHING_SET } from '#shared/rules/what/bareWhat.ts';
import { addWhatError, parentError } from '#shared/rules/what/levels.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY', 'TEXT'],
  Query: ['MAP'],
  PutItem: ['DETAIL', 'WHAT', 'TEXT'],
  UpdateItem: ['MAP', 'WHAT'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_what, {
  load: async ({ reader, input, attempt }) => {
    const { containerId, description, parentId = null, fields = {} } = input;
    const [owners, named, nearby, usage, linkUsage] = await Promise.all([
      reader.get<TextOwner[]>(placesOfShared(reader.keys, 'what', description)),
      readReferredRows(reader, containerId, fields),
      readNeighbours(reader, containerId, input, [], attempt, parentId),
      readUsage(reader, containerId, mapLimits.whats),
      fields.whoLinks === undefined ? undefined : readUsage(reader, containerId, mapLimits.whatWhoLinks),
    ]);
    const owner = ownerAmong(owners);
    // On a full map, an Activity that is there already may still be reused, so look for it first.
    const mayBeThere = owner !== undefined && !isWithinLimit(mapLimits.whats, usage) && !nearby.isWhole;
    const neighbours = mayBeThere ? await readNeighbours(reader, containerId, input, [], 1, parentId) : nearby;
    // Only an Activity that was on this map before can have links; the first attempt fails when it does.
    const mayHaveLinks = attempt > 0 && owner !== undefined && fields.whoLinks !== undefined;
    const former = mayHaveLinks
      ? await reader.range<WhatWhoLinkItem>(rowKeys.linksOfWhat(reader.keys, containerId, owner.ownerId))
      : [];
    return { owner, named, neighbours, former, usage, linkUsage };
  },
  run: async ({ input, loaded: { owner, named, neighbours, former, usage, linkUsage }, reader, writer }) => {
    const { containerId, description, level, parentId = null, fields = {} } = input;
    const parent = parentId === null ? undefined : neighbours.whats.get(parentId);
    const error = addWhatError(level, parentId) ?? (parentId === null ? undefined : parentError(parent));
    if (error !== undefined) throw new CallError(error);
    checkReferredRows(fields, named);

    const id = owner?.ownerId ?? newId();
    const onMap = neighbours.whats.get(id);
    if (onMap !== undefined && belongsToParent(onMap, neighbours.whats.get(onMap.parentId ?? ''))) {
      return writer.unchanged([{ entity: whatEntity, row: onMap }], { id, usedExistingWhat: true });
    }
    checkLimit(mapLimits.whats, usage);
    if (linkUsage !== undefined)
      checkLimit(mapLimits.whatWhoLinks, linkUsage, fields.whoLinks?.flatMap(({ whoIds }) => whoIds).length);
    const place = placeInOrder(neighbours, parentId, input);
    const what = {
      description: owner?.text ?? description,
      level,
      orderKey: place.key,
      ...NOTHING_SET,
      ...settingsIn(fields),
    };
    const steps = [
      ...addToMap(reader.keys, containerId, { id, owner, parent, read: neighbours.read }, what),
      ...addReferencesAndLinks(
        reader.keys,
        containerId,
        { id, generation: nextGeneration(neighbours.read.get(id)) },
        fields,
        named,
        former,
      ),
      ...place.rekey,
    ];
    return writer.commit({ storyMap: containerId }, steps, { id, usedExistingWhat: owner !== undefined });
  },
});
