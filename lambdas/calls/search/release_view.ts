import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { findReleases } from '#lambdas/ports/search/findReleases.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { release_view } from '#shared/contract/search/release_view.ts';
import { MAX_HITS } from '#shared/model/limits.ts';

export const grants: TableGrants = {};

export const handler = implementQuery(release_view, {
  load: async ({ reader, company, input: { containerId, query } }) => {
    const ids = await findReleases(company, containerId, query);
    return reader.get<ReleaseItem[]>(ids.map((id) => rowKeys.release(reader.keys, containerId, id)));
  },
  run: async ({ loaded }) => {
    const found = loaded.flatMap((release) => (release === undefined ? [] : [release]));
    const there = found.filter((release) => notDeleted(release) !== undefined).slice(0, MAX_HITS);
    return {
      hits: there.map(({ id, name, created, start, end, completed }) => ({
        objectID: id,
        name,
        created,
        start,
        end,
        completed,
      })),
    };
  },
});
