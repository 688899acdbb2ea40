import { openRelease, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import {
  commonLevel,
  putIntoRelease,
  releaseWhatEntity,
  type ReleaseWhatItem,
  checkTransactionSize,
} from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_whats_to_release } from '#shared/contract/release/add_whats_to_release.ts';
import * as errors from '#shared/errors.ts';
import { levelMixError } from '#shared/rules/releases.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(add_whats_to_release, {
  load: async ({ reader, input: { containerId, releaseId, whatIds } }) => {
    const { keys } = reader;
    const ids = [...new Set(whatIds)];
    const [release, ...found] = await reader.get<[ReleaseItem, ...(WhatItem | ReleaseWhatItem)[]]>([
      rowKeys.release(keys, containerId, releaseId),
      ...ids.map((id) => rowKeys.what(keys, containerId, id)),
      ...ids.map((id) => rowKeys.releaseWhat(keys, containerId, releaseId, id)),
    ]);
    return { release, ids, whats: found.slice(0, ids.length), former: found.slice(ids.length) };
  },
  run: async ({ input: { containerId, releaseId }, loaded: { release: item, ids, whats, former }, reader, writer }) => {
    const release = openRelease(item);
    const wanted = ids.flatMap((_, i) => {
      const what = notDeleted(whats[i] as WhatItem | undefined);
      if (what === undefined) throw new CallError(errors.whatDoesNotExist);
      const left = former[i] as ReleaseWhatItem | undefined;
      return notDeleted(left) === undefined ? [{ what, left }] : [];
    });
    const asTheyAre = former.flatMap((row) =>
      notDeleted(row) === undefined ? [] : [{ entity: releaseWhatEntity, row }],
    );
    if (wanted.length === 0) return writer.unchanged(asTheyAre);
    const level = commonLevel(wanted.map(({ what }) => what));
    const error = level === undefined ? errors.releaseWhatLevelMix : levelMixError(release, level);
    if (error !== undefined) throw new CallError(error);
    const steps = putIntoRelease(
      reader.keys,
      containerId,
      releaseId,
      wanted.map(({ what }) => what),
      wanted.map(({ left }) => left),
    );
    checkTransactionSize(reader.keys, steps, errors.tooManyWhatsAtOnce);
    return writer.commit({ storyMap: containerId }, steps, {}, { asTheyAre });
  },
});
