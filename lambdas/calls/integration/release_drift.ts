import { epicComparer, knownTo, readComparedRows } from '#lambdas/entities/integration/comparedEpics.ts';
import { readMappedValues } from '#lambdas/entities/integration/exportedEpics.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import type { ReadingProgress, CachedIssueRow } from '#lambdas/entities/integration/linkedIssues.ts';
import { existingRelease } from '#lambdas/entities/release/release.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { release_drift } from '#shared/contract/integration/release_drift.ts';
import { namedDriftOf, waysOf } from '#shared/rules/integration/drift.ts';
import { issueAddress } from '#shared/rules/integration/issueAddress.ts';
import { isInUnseenProject, unseenProjectsOf } from '#shared/rules/integration/unseenProjects.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY', 'MAP'],
  BatchGetItem: ['LINKS', 'MAP', 'DETAIL'],
};

export const handler = implementQuery(release_drift, {
  check: appCheck,
  load: async ({ reader, input: { containerId, releaseId } }) => {
    const [rows, integrations] = await Promise.all([
      readComparedRows(reader, containerId, releaseId),
      readIntegrations(reader),
    ]);
    return { rows, integrations };
  },
  run: async ({ input: { containerId, releaseId }, loaded: { rows, integrations }, reader }) => {
    const release = existingRelease(rows.releases.find(({ id }) => id === releaseId));
    const links = rows.epics.flatMap((epic) => epic.integrations.map((link) => ({ epic, link })));
    const used = [...new Set(links.map(({ link }) => link.integrationId))];
    const [seen, readings] = await Promise.all([
      reader.get<CachedIssueRow[]>(
        links.map(({ epic, link }) => rowKeys.cachedIssue(reader.keys, link.integrationId, epic.id)),
      ),
      reader.get<ReadingProgress[]>(used.map((id) => rowKeys.readingIssues(reader.keys, id))),
    ]);
    const issues = links.map(({ link }, i) =>
      seen[i]?.issueKey === link.integrationInfo.issueKey ? seen[i].issue : undefined,
    );
    const followed = links.map(({ epic }, i) => ({ containerId, epic, release, issue: issues[i] ?? null }));
    const mapped = await readMappedValues(reader, followed, rows.settings);
    const compared = epicComparer(rows);
    const known = knownTo(rows, releaseId);
    const unseenBy = new Map(used.map((id, i) => [id, readings[i]?.unseen ?? []]));
    const docs = links.map(({ epic, link }, i) => {
      const { integrationId, integrationInfo, base } = link;
      const { issueKey } = integrationInfo;
      const integration = integrations.find(({ id }) => id === integrationId);
      const ours = { ...mapped.get(epic.id), ...compared(epic, issueKey) };
      const found = issues[i];
      const isUnknown = found === undefined || isInUnseenProject(issueKey, found, unseenBy.get(integrationId) ?? []);
      const differences = isUnknown ? [] : namedDriftOf(base, ours, found);
      return {
        ...{ epicId: epic.id, whatId: epic.whatId, name: ours.summary, integrationId, issueKey },
        integration: integration?.name ?? null,
        issue: found
          ? {
              status: found.status,
              closedAs: found.closedAs ?? null,
              url: integration === undefined ? null : issueAddress(integration, found.key),
            }
          : null,
        differences: differences.map((one) => ({
          ...one,
          ways: waysOf(one, { ...known, followed: found?.followed }, ours),
        })),
      };
    });
    const times = readings.map((reading) => reading?.readAt);
    const readAt = times.every((time) => time !== undefined) && times.length > 0 ? Math.min(...times) : null;
    const unseenProjects = used.flatMap((id) =>
      unseenProjectsOf(
        links.flatMap(({ link }) => (link.integrationId === id ? [link.integrationInfo.issueKey] : [])),
        unseenBy.get(id),
      ),
    );
    return { docs, unseenProjects, readAt };
  },
});
