import { releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { partOf } from '#lambdas/runtime/parts.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { release_slices } from '#shared/contract/release/release_slices.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementQuery(release_slices, {
  load: async ({ reader, input: { containerId } }) => {
    const [releases, whats] = await Promise.all([
      reader.range<ReleaseItem>(rowKeys.releases(reader.keys, containerId)),
      reader.range<ReleaseWhatItem>(rowKeys.whatsOfReleases(reader.keys, containerId)),
    ]);
    return { releases, whats };
  },
  run: async ({ input: { includeCompleted, after }, loaded }) => {
    const releases = loaded.releases.filter(
      (release) => notDeleted(release) !== undefined && (includeCompleted || !release.completed),
    );
    const shown = new Set(releases.map(({ id }) => id));
    const whats = loaded.whats.filter((what) => notDeleted(what) !== undefined && shown.has(what.releaseId));
    return partOf(
      {
        releases: releases.map((item) => releaseEntity.present(item)),
        releaseWhats: whats.map((item) => releaseWhatEntity.present(item)),
      },
      { after },
    );
  },
});
