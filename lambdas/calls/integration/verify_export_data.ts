import { epicInRelease, exportedEpicOf, readEpicRows } from '#lambdas/data/entities/epicExport.ts';
import { readIntegrations } from '#lambdas/data/entities/integration.ts';
import { enabledIntegration } from '#lambdas/data/entities/integrationOf.ts';
import { type SavedMappingItem, savedMappingOf, targetOf } from '#lambdas/data/entities/savedMapping.ts';
import { readSettings } from '#lambdas/data/entities/settings.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { testMapping } from '#lambdas/issues/testMapping.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { CallError } from '#shared/CallError.ts';
import { verify_export_data } from '#shared/contract/integration/verify_export_data.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';
import { mayWriteMappings, usedRowsRefusal } from '#shared/rules/mappingAccess.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY', 'MAP'],
  BatchGetItem: ['INTEGRATIONS', 'MAP', 'DETAIL'],
};
export const usesTrackers = true;

export const handler = implementQuery(verify_export_data, {
  check: appCheck,
  load: async ({ reader, uid, input: { integrationId, exportData, storydEpicInfo: place } }) => {
    const { keys } = reader;
    const [all, [saved], priorities, rows, members] = await Promise.all([
      readIntegrations(reader),
      reader.get<[SavedMappingItem]>([rowKeys.savedMapping(keys, targetOf(integrationId, exportData))]),
      readSettings(reader, 'priority'),
      place && readEpicRows(reader, place),
      place &&
        reader.get<[StoryMapHead, MemberItem]>([
          rowKeys.storyMap(keys, place.containerId),
          rowKeys.member(keys, place.containerId, uid),
        ]),
    ]);
    return { all, saved, priorities, rows, members };
  },
  run: async ({ input: { integrationId, exportData, storydEpicInfo }, loaded, person }) => {
    const { all, saved, priorities, rows, members } = loaded;
    if (members !== undefined) {
      const head = notDeleted(members[0]);
      const mapRole = head === undefined ? 'none' : roleOn(head, members[1], person.uid);
      if (head === undefined || !access.mapView.allows({ person, mapRole }))
        throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
    }
    const integration = enabledIntegration(all, integrationId);
    const refusal =
      rows === undefined
        ? mayWriteMappings(person, integration)
          ? undefined
          : errors.mappingLocked
        : usedRowsRefusal(person, integration, savedMappingOf(saved), exportData.addedJiraFields);
    if (refusal !== undefined) throw new CallError(refusal);
    if (rows !== undefined) epicInRelease(rows);
    return testMapping({
      ...{ sender: { company: person.company, uid: person.uid, place: storydEpicInfo ?? null } },
      ...{ integration, mapping: exportData },
      epic: rows === undefined ? null : exportedEpicOf(rows),
      priorities: priorities.filter(({ active }) => active).map(({ id, name }) => ({ id, name })),
    });
  },
});
