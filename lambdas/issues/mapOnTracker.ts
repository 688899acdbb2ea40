import type { IntegrationItem } from '#lambdas/data/entities/integration.ts';
import type { IssueDraft } from '#lambdas/tracker/port.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { ExportData, TrackerField } from '#shared/model/fieldMapping.ts';
import type { ExportedEpic } from '#shared/rules/epicExport.ts';
import { mapEpic, type MappedEpic, searchedSummaries } from '#shared/rules/mapEpic.ts';
import type { FoundIssues } from '#shared/rules/mapValue.ts';
import { fill } from '#shared/texts/fill.ts';
import { mappingErrorTexts } from '#shared/texts/mappingErrors.ts';
import { askTracker } from './askTracker.ts';

/** The fields that a mapping is for, as its project has them now. @throws CallError as `askTracker` does */
export const fieldsFor = (
  company: CompanyDomain,
  integration: IntegrationItem,
  { selectedProject, selectedIssueType }: ExportData,
): Promise<TrackerField[]> => askTracker(company, integration, 'fields', selectedProject.key, selectedIssueType.id);

/** The issue that an epic becomes, with the issues that it names searched in its project. */
export async function mapOnTracker(
  company: CompanyDomain,
  integration: IntegrationItem,
  { selectedProject, addedJiraFields }: ExportData,
  fields: readonly TrackerField[],
  epic: ExportedEpic,
): Promise<MappedEpic> {
  const summaries = searchedSummaries(epic, addedJiraFields);
  const found =
    summaries.length === 0 ? {} : await askTracker(company, integration, 'findIssues', selectedProject.id, summaries);
  const issues: FoundIssues = new Map(Object.entries(found));
  return mapEpic(epic, addedJiraFields, fields, issues);
}

/** The errors of a mapped epic as texts, by the ids of fields. */
export function errorTexts({ errors }: Pick<MappedEpic, 'errors'>): Record<string, string> {
  return Object.fromEntries([...errors].map(([id, { code, values }]) => [id, fill(mappingErrorTexts[code], values)]));
}

/** A mapped epic as the tracker is asked to create it. */
export function draftOf(
  { selectedProject, selectedIssueType }: ExportData,
  fields: readonly TrackerField[],
  { values }: MappedEpic,
): IssueDraft {
  const known = new Map(fields.map((field) => [field.id, field]));
  return {
    projectId: selectedProject.id,
    issueTypeId: selectedIssueType.id,
    values: [...values].map(([fieldId, value]) => {
      const field = known.get(fieldId);
      return { fieldId, name: field?.name, type: field?.type ?? 'string', value };
    }),
  };
}
