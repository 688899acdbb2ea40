import { readSettings } from '#lambdas/entities/company/settings.ts';
import { epicInRelease, exportedEpicOf, readEpicRows } from '#lambdas/entities/integration/epicExport.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { type SavedMappingItem, targetOf } from '#lambdas/entities/integration/savedMapping.ts';
import { testMapping } from '#lambdas/entities/integration/testMapping.ts';
import { readRightsOn, viewedMap } from '#lambdas/entities/story_map/mapRights.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { verify_export_data } from '#shared/contract/integration/verify_export_data.ts';
import * as errors from '#shared/errors.ts';
import { mayWriteMappings, usedRowsError } from '#shared/rules/integration/mappingAccess.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY', 'MAP'],
  BatchGetItem: ['INTEGRATIONS', 'MAP', 'DETAIL'],
};
export const usesJira = true;

export const handler = implementQuery(verify_export_data, {
  check: appCheck,
  load: async ({ reader, uid, input: { integrationId, exportData, storydEpicInfo: place } }) => {
    const { keys } = reader;
    const [all, [saved], priorities, rows, rights] = await Promise.all([
      readIntegrations(reader),
      reader.get<[SavedMappingItem]>([rowKeys.savedMapping(keys, targetOf(integrationId, exportData))]),
      readSettings(reader, 'priority'),
      place && readEpicRows(reader, place),
      place && readRightsOn(reader, uid, place.containerId),
    ]);
    return { all, saved, priorities, rows, rights };
  },
  run: async ({ input: { integrationId, exportData, storydEpicInfo }, loaded, person }) => {
    const { all, saved, priorities, rows, rights } = loaded;
    if (rights !== undefined && viewedMap(rights, person) === undefined)
      throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
    const integration = enabledIntegration(all, integrationId);
    const refusal =
      rows === undefined
        ? mayWriteMappings(person, integration)
          ? undefined
          : errors.mappingLocked
        : usedRowsError(person, integration, notDeleted(saved), exportData.addedJiraFields);
    if (refusal !== undefined) throw new CallError(refusal);
    return testMapping({
      ...{ sender: { company: person.company, uid: person.uid, place: storydEpicInfo ?? null } },
      ...{ integration, mapping: exportData },
      epic: rows === undefined ? null : exportedEpicOf(rows, epicInRelease(rows)),
      priorities: priorities.filter(({ active }) => active).map(({ id, name }) => ({ id, name })),
    });
  },
});
