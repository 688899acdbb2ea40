import type { CompanyItem } from '#lambdas/data/entities/company.ts';
import type { EpicItem } from '#lambdas/data/entities/epic.ts';
import type { InReleaseItem } from '#lambdas/data/entities/frame.ts';
import { readFrameOfRelease } from '#lambdas/data/entities/frameOfReleases.ts';
import { releaseEntity, type ReleaseItem, thereIs } from '#lambdas/data/entities/release.ts';
import { releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/data/entities/releaseWhat.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { get_release } from '#shared/contract/release/get_release.ts';
import { sumsByPriority } from '#shared/rules/epic/epicSums.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY', 'MAP'], Query: ['MAP'] };

export const handler = implementQuery(get_release, {
  load: async ({ reader, input: { containerId, releaseId } }) => {
    const { keys } = reader;
    const [[release, company], whats, epics, frame] = await Promise.all([
      reader.get<[ReleaseItem, CompanyItem]>([rowKeys.release(keys, containerId, releaseId), rowKeys.company(keys)]),
      reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(keys, containerId, releaseId)),
      reader.range<EpicItem>(rowKeys.epicsOfRelease(keys, containerId, releaseId)),
      reader.range<InReleaseItem>(rowKeys.frameOfRelease(keys, containerId, releaseId)),
    ]);
    return { release, company, whats, epics, frame };
  },
  run: async ({ input: { containerId }, loaded: { release, company, whats, epics, frame }, reader }) => ({
    release: releaseEntity.present(thereIs(release)),
    whats: whats.filter((item) => notDeleted(item) !== undefined).map((item) => releaseWhatEntity.present(item)),
    sums: sumsByPriority(
      epics.filter((epic) => notDeleted(epic) !== undefined),
      company?.priorityOrder ?? [],
    ),
    ...(await readFrameOfRelease(reader, containerId, frame)),
  }),
});
