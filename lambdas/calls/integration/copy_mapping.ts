import { type IntegrationItem, readIntegrations } from '#lambdas/data/entities/integration.ts';
import { enabledIntegration } from '#lambdas/data/entities/integrationOf.ts';
import {
  savedMappingEntity,
  type SavedMappingItem,
  saveMapping,
  targetOf,
} from '#lambdas/data/entities/savedMapping.ts';
import { readSettings } from '#lambdas/data/entities/settings.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { askTracker } from '#lambdas/issues/askTracker.ts';
import { fieldsFor } from '#lambdas/issues/mapOnTracker.ts';
import { testMapping } from '#lambdas/issues/testMapping.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { copy_mapping } from '#shared/contract/integration/copy_mapping.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { MappingToSave, TrackerProject } from '#shared/model/fieldMapping.ts';
import { isSameMapping, mappingSizeRefusal } from '#shared/rules/fieldMappings.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { saveMappingRefusal } from '#shared/rules/mappingAccess.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY'],
  BatchGetItem: ['INTEGRATIONS'],
  PutItem: ['COMPANY', 'INTEGRATIONS'],
  UpdateItem: ['INTEGRATIONS'],
};
export const usesTrackers = true;

const texts = mappingTexts.copy;

export const handler = implementCommand(copy_mapping, {
  check: appCheck,
  load: async ({ reader }) => {
    const [all, priorities] = await Promise.all([readIntegrations(reader), readSettings(reader, 'priority')]);
    return { all, priorities: priorities.filter(({ active }) => active) };
  },
  run: async ({ input: { integrationId, mapping, project }, loaded: { all, priorities }, person, reader, writer }) => {
    const integration = enabledIntegration(all, integrationId);
    const refusal = saveMappingRefusal(person, integration) ?? mappingSizeRefusal(mapping);
    if (refusal !== undefined) throw new CallError(refusal);
    const { company } = person;
    const left = (result: 'fail' | 'skipped', reason: string, fieldErrors: Record<string, string> = {}) =>
      writer.unchanged([], { result, reason, fieldErrors });
    if (project.id === mapping.selectedProject.id) return left('skipped', texts.alreadyTested);
    const copy = await mappingIn(company, integration, mapping, project);
    if (copy === undefined) return left('skipped', texts.noIssueType);
    const known = new Set((await fieldsFor(company, integration, copy)).map(({ id }) => id));
    if (copy.addedJiraFields.some(({ jiraField }) => !known.has(jiraField.id)))
      return left('fail', texts.missingFields);
    const { success, fieldErrors } = await testMapping({
      sender: { company, uid: person.uid, place: null },
      ...{ integration, mapping: copy, epic: null, priorities },
    });
    if (!success) return left('fail', texts.fieldErrors, fieldErrors);
    const key = rowKeys.savedMapping(reader.keys, targetOf(integrationId, copy));
    const [item] = await reader.get<[SavedMappingItem]>([key]);
    const there = notDeleted(item);
    const answer = { result: 'success' as const, reason: null, fieldErrors: {} };
    return there !== undefined && isSameMapping(there, copy)
      ? writer.unchanged([{ entity: savedMappingEntity, row: there }], answer)
      : writer.commit('company', [saveMapping(reader.keys, integrationId, copy, item)], answer);
  },
});

/** The mapping for another project: for its type of issues of the same name; undefined without one. */
async function mappingIn(
  company: CompanyDomain,
  integration: IntegrationItem,
  mapping: MappingToSave,
  project: TrackerProject,
): Promise<MappingToSave | undefined> {
  const types = await askTracker(company, integration, 'issueTypes', project.key);
  const wanted = foldText(mapping.selectedIssueType.name);
  const type = types.find(({ name }) => foldText(name) === wanted);
  return type && { ...mapping, selectedProject: project, selectedIssueType: { id: type.id, name: type.name } };
}
