import {
  activePriorities,
  comparedWith,
  namesToTake,
  otherReleases,
  readOpenReleases,
} from '#lambdas/data/entities/comparedEpics.ts';
import { epicEntity } from '#lambdas/data/entities/epic.ts';
import { readEpicRows } from '#lambdas/data/entities/epicExport.ts';
import { linkableEpic } from '#lambdas/data/entities/epicLink.ts';
import { readIntegrations } from '#lambdas/data/entities/integration.ts';
import { enabledIntegration } from '#lambdas/data/entities/integrationOf.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { SeenIssueRow } from '#lambdas/data/linkedIssues.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { sendValue } from '#lambdas/issues/sendValue.ts';
import { settledEpic } from '#lambdas/issues/settledEpic.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { refuseStale } from '#lambdas/runtime/refuseStale.ts';
import { CallError } from '#shared/CallError.ts';
import { settle_drift } from '#shared/contract/integration/settle_drift.ts';
import * as errors from '#shared/errors.ts';
import type { DriftField, DriftWay } from '#shared/model/drift.ts';
import { comparedIssue, driftOf, waysOf } from '#shared/rules/drift.ts';
import { settledTexts } from '#shared/texts/drift.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY', 'MAP'],
  BatchGetItem: ['DETAIL', 'LINKS'],
  PutItem: ['LINKS'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP', 'LINKS'],
  ConditionCheckItem: ['MAP'],
};
export const usesTrackers = true;

export const handler = implementCommand(settle_drift, {
  check: appCheck,
  load: async ({ reader, input: { storydEpicInfo, integrationId } }) => {
    const [all, rows, releases, [seen]] = await Promise.all([
      readIntegrations(reader),
      readEpicRows(reader, storydEpicInfo),
      readOpenReleases(reader, storydEpicInfo.containerId),
      reader.get<[SeenIssueRow]>([rowKeys.seenIssue(reader.keys, integrationId, storydEpicInfo.epicId)]),
    ]);
    return { all, rows, releases, seen };
  },
  run: async ({ input, loaded: { all, rows, releases, seen }, person, reader, writer }) => {
    const { storydEpicInfo, integrationId, field, way, theirs, expect } = input;
    const { epic } = linkableEpic(rows);
    const link = epic.integrations.find((one) => one.integrationId === integrationId);
    if (link === undefined) throw new CallError(errors.integrationItemDoesNotExist);
    const { issueKey } = link.integrationInfo;
    const ours = comparedWith(rows, epic, issueKey);
    const found = seen?.issueKey === issueKey ? seen.issue : undefined;
    const differences = found === undefined ? [] : driftOf(link.base, ours, comparedIssue(found));
    const settled = differences.find((one) => one.field === field);
    const message = messageOf(field, way, theirs);
    if (settled === undefined) return writer.unchanged([{ entity: epicEntity, row: epic }], { message });
    if (settled.theirs !== theirs) throw new CallError(errors.driftChanged);
    refuseStale(expect, { ours: settled.ours }, epicEntity, epic);
    const names = namesToTake({ releases, settings: rows.settings }, epic.releaseId);
    if (!waysOf(settled, names, ours).includes(way)) throw new CallError(errors.driftNotSettleable);
    const { containerId } = storydEpicInfo;
    const place = { keys: reader.keys, reader, mapId: containerId, epic, link };
    if (way === 'ours') {
      const integration = enabledIntegration(all, integrationId);
      const sender = { company: person.company, uid: person.uid, place: storydEpicInfo };
      const issue = await sendValue(sender, integration, issueKey, settled);
      const pair = { ours: settled.ours, theirs: comparedIssue(issue)[field] };
      const steps = await settledEpic(place, { field, pair });
      const fields = { epicId: epic.id, issueKey, issue, at: Date.now() };
      const key = rowKeys.seenIssue(reader.keys, integrationId, epic.id);
      return writer.commit({ storyMap: containerId }, [...steps, { do: 'putPointer', key, fields }], { message });
    }
    const taken =
      way === 'theirs'
        ? { priorities: activePriorities(rows.settings), releases: otherReleases(releases, epic.releaseId) }
        : undefined;
    const steps = await settledEpic(place, { field, pair: { ours: settled.ours, theirs } }, taken);
    return writer.commit({ storyMap: containerId }, steps, { message });
  },
});

/** What settling a difference has done, in words. */
function messageOf(field: DriftField, way: DriftWay, theirs: string): string {
  if (field !== 'key' || way !== 'theirs') return settledTexts[way];
  return theirs === '' ? mappingTexts.unlinked : settledTexts.moved;
}
