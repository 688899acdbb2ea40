import { epicComparer, knownTo, readOpenReleases } from '#lambdas/entities/integration/comparedEpics.ts';
import { readMappedValues } from '#lambdas/entities/integration/exportedEpics.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { integrationOf } from '#lambdas/entities/integration/integrationOf.ts';
import { type LinkedEpic, readLinkedEpics, readNameObjects } from '#lambdas/entities/integration/linkedEpics.ts';
import type { IssueLinkRow, ReadingProgress } from '#lambdas/entities/integration/linkedIssues.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { integration_drift } from '#shared/contract/integration/integration_drift.ts';
import { LINKS_PAGE_SIZE } from '#shared/model/limits.ts';
import { type Compared, namedDriftOf, waysOf } from '#shared/rules/integration/drift.ts';
import { issueAddress } from '#shared/rules/integration/issueAddress.ts';
import { isInUnseenProject, unseenProjectsOf } from '#shared/rules/integration/unseenProjects.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'LINKS', 'COMPANY', 'MAP'],
  BatchGetItem: ['LINKS', 'MAP', 'DETAIL'],
};

type Differing = LinkedEpic & { ours: Compared; differences: ReturnType<typeof namedDriftOf> };

export const handler = implementQuery(integration_drift, {
  check: appCheck,
  load: async ({ reader, input: { integrationId, after = '' } }) => {
    const { keys } = reader;
    const [all, page, settings, [reading]] = await Promise.all([
      readIntegrations(reader),
      earliest<IssueLinkRow>(reader, rowKeys.issueLinks(keys, integrationId), { after, limit: LINKS_PAGE_SIZE }),
      reader.range<Stored>(rowKeys.settings(keys)),
      reader.get<[ReadingProgress]>([rowKeys.readingIssues(keys, integrationId)]),
    ]);
    return { all, page, settings, readAt: reading?.readAt ?? null, unseen: reading?.unseen ?? [] };
  },
  run: async ({ input: { integrationId }, loaded: { all, page, settings, readAt, unseen }, person, reader }) => {
    const integration = integrationOf(all, integrationId);
    const linked = await readLinkedEpics(reader, person, integrationId, page.items);
    const releases = linked.map(({ release }) => release);
    const followed = linked.map(({ epic, map, release, seen }) => ({
      ...{ containerId: map.id, epic, release, issue: seen.issue },
    }));
    const [names, mapped] = await Promise.all([
      readNameObjects(reader, linked),
      readMappedValues(reader, followed, settings),
    ]);
    const compared = epicComparer({ releases, settings, ...names });
    const differing = linked.flatMap((one): Differing[] => {
      if (isInUnseenProject(one.seen.issueKey, one.seen.issue, unseen)) return [];
      const ours = { ...mapped.get(one.epic.id), ...compared(one.epic, one.seen.issueKey) };
      const differences = namedDriftOf(one.link.base, ours, one.seen.issue);
      return differences.length === 0 ? [] : [{ ...one, ours, differences }];
    });
    const shown = differing.filter(({ viewed }) => viewed !== undefined);
    const targets = await readTargets(reader, shown);
    const { prefix } = rowKeys.issueLinks(reader.keys, integrationId);
    return {
      docs: shown.map((one) => {
        const { epic, map, release, seen, ours, differences } = one;
        const locked = lockOf(one);
        const known = {
          ...knownTo({ releases: targets.get(map.id) ?? [], settings }, release.id),
          followed: seen.issue?.followed,
        };
        return {
          ...{ containerId: map.id, storyMap: map.name, releaseId: release.id, release: release.name },
          ...{ whatId: epic.whatId, epicId: epic.id, name: ours.summary, issueKey: seen.issueKey },
          issue: seen.issue && {
            ...{ status: seen.issue.status, closedAs: seen.issue.closedAs ?? null },
            url: issueAddress(integration, seen.issue.key),
          },
          differences: differences.map((difference) => ({
            ...difference,
            ways: locked === null ? waysOf(difference, known, ours) : [],
          })),
          ...{ seenAt: seen.at, locked },
        };
      }),
      hidden: differing.length - shown.length,
      unseenProjects: unseenProjectsOf(
        page.items.map(({ issueKey }) => issueKey),
        unseen,
      ),
      readAt,
      next: page.isAll ? null : (page.items.at(-1)?.sk.slice(prefix.length) ?? null),
    };
  },
});

/** Why a person cannot settle the differences of an epic. */
function lockOf({ viewed, release }: LinkedEpic): 'viewer' | 'release-completed' | null {
  if (viewed?.mayEdit !== true) return 'viewer';
  return release.completed ? 'release-completed' : null;
}

/** The releases that epics may follow their fix versions into, by story map: read where such a difference can be settled. */
async function readTargets(reader: Reader, differing: readonly Differing[]): Promise<Map<string, ReleaseItem[]>> {
  const asked = differing.filter(
    (one) => lockOf(one) === null && one.differences.some(({ field }) => field === 'fixVersion'),
  );
  const ids = [...new Set(asked.map(({ map }) => map.id))];
  const releases = await Promise.all(ids.map((id) => readOpenReleases(reader, id)));
  return new Map(ids.map((id, i) => [id, releases[i] ?? []]));
}
