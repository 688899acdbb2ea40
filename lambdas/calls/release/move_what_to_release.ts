import { openRelease, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import {
  inRelease,
  putIntoRelease,
  releaseWhatEntity,
  type ReleaseWhatItem,
  requireOpenHead,
  takeOutOfReleases,
} from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { move_what_to_release } from '#shared/contract/release/move_what_to_release.ts';
import * as errors from '#shared/errors.ts';
import { isExplored, levelMixError } from '#shared/rules/releases.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(move_what_to_release, {
  load: async ({ reader, input: { containerId, whatId, releaseIdCurrent, releaseIdDestination } }) => {
    const { keys } = reader;
    const [source, target, what, item, former] = await reader.get<
      [ReleaseItem, ReleaseItem, WhatItem, ReleaseWhatItem, ReleaseWhatItem]
    >([
      rowKeys.release(keys, containerId, releaseIdCurrent),
      rowKeys.release(keys, containerId, releaseIdDestination),
      rowKeys.what(keys, containerId, whatId),
      rowKeys.releaseWhat(keys, containerId, releaseIdCurrent, whatId),
      rowKeys.releaseWhat(keys, containerId, releaseIdDestination, whatId),
    ]);
    return { source, target, what, item, former };
  },
  run: async ({ input: { containerId }, loaded, reader: { keys }, writer }) => {
    const source = openRelease(loaded.source);
    const target = openRelease(loaded.target);
    const what = notDeleted(loaded.what);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    const item = inRelease(loaded.item);
    if (source.id === target.id) return writer.unchanged([{ entity: releaseWhatEntity, row: item }]);
    if (isExplored(item)) throw new CallError(errors.exploreInformationExists);
    const there = notDeleted(loaded.former);
    const error = there === undefined ? levelMixError(target, what.level) : undefined;
    if (error !== undefined) throw new CallError(error);
    const steps = [
      ...(there === undefined ? putIntoRelease(keys, containerId, target.id, [what], [loaded.former]) : []),
      ...takeOutOfReleases([what], [item]),
      requireOpenHead(keys, containerId, source),
    ];
    const asTheyAre = [{ entity: releaseWhatEntity, row: there }];
    return writer.commit({ storyMap: containerId }, steps, {}, { asTheyAre });
  },
});
