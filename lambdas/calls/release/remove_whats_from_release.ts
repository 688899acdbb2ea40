import { openRelease, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import {
  inRelease,
  type ReleaseWhatItem,
  checkTransactionSize,
  requireOpenHead,
  takeOutOfReleases,
} from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_whats_from_release } from '#shared/contract/release/remove_whats_from_release.ts';
import * as errors from '#shared/errors.ts';
import { isExplored } from '#shared/rules/releases.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(remove_whats_from_release, {
  load: async ({ reader, input: { containerId, releaseId, whatIds } }) => {
    const { keys } = reader;
    const ids = [...new Set(whatIds)];
    const [release, ...found] = await reader.get<[ReleaseItem, ...(WhatItem | ReleaseWhatItem)[]]>([
      rowKeys.release(keys, containerId, releaseId),
      ...ids.map((id) => rowKeys.what(keys, containerId, id)),
      ...ids.map((id) => rowKeys.releaseWhat(keys, containerId, releaseId, id)),
    ]);
    return { release, whats: found.slice(0, ids.length), items: found.slice(ids.length) };
  },
  run: async ({ input: { containerId }, loaded: { release: item, whats, items }, reader, writer }) => {
    const release = openRelease(item);
    const wanted = items.map((found) => inRelease(found as ReleaseWhatItem | undefined));
    if (wanted.some(isExplored)) throw new CallError(errors.exploreInformationExists);
    const steps = [
      ...takeOutOfReleases(
        whats.flatMap((what) => (what as WhatItem | undefined) ?? []),
        wanted,
      ),
      requireOpenHead(reader.keys, containerId, release),
    ];
    checkTransactionSize(reader.keys, steps, errors.tooManyWhatsAtOnce);
    return writer.commit({ storyMap: containerId }, steps);
  },
});
