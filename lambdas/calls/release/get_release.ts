import type { CompanyItem } from '#lambdas/entities/company/company.ts';
import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { InReleaseItem } from '#lambdas/entities/frame/frame.ts';
import { readFrameOfRelease } from '#lambdas/entities/frame/frameOfReleases.ts';
import { releaseEntity, type ReleaseItem, existingRelease } from '#lambdas/entities/release/release.ts';
import { releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
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
    release: releaseEntity.present(existingRelease(release)),
    whats: whats.filter((item) => notDeleted(item) !== undefined).map((item) => releaseWhatEntity.present(item)),
    sums: sumsByPriority(
      epics.filter((epic) => notDeleted(epic) !== undefined),
      company?.priorityOrder ?? [],
    ),
    ...(await readFrameOfRelease(reader, containerId, frame)),
  }),
});
