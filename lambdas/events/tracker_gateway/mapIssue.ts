import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import type { ExportData, IssueField } from '#shared/model/integration/fieldMapping.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import { mapEpic, type MappedIssue, searchedSummaries } from '#shared/rules/integration/mapEpic.ts';
import { issueFieldsOf } from '#shared/rules/integration/mappingTest.ts';
import { type NamedPriority, sampleEpics } from '#shared/rules/integration/sampleEpics.ts';

/** See `JiraMethods.mapEpic`. */
export async function mapOneEpic(port: JiraPort, mapping: ExportData, epic: ExportedEpic): Promise<MappedIssue> {
  const { selectedProject, addedJiraFields } = mapping;
  const fields = await fieldsFor(port, mapping);
  const summaries = searchedSummaries(epic, addedJiraFields);
  const found = summaries.length === 0 ? {} : await port.findIssues(selectedProject.id, summaries);
  return mapEpic(epic, addedJiraFields, fields, new Map(Object.entries(found)));
}

/**
 * See `JiraMethods.mapSamples`. The first sample as it is mapped, with the first error of each field in any of them. Issues
 * are not searched.
 */
export async function mapSamples(
  port: JiraPort,
  mapping: ExportData,
  priorities: readonly NamedPriority[],
): Promise<MappedIssue> {
  const fields = await fieldsFor(port, mapping);
  const { addedJiraFields } = mapping;
  const rows = addedJiraFields.filter(({ storydField }) => storydField?.mapping.type !== 'issueSearch');
  const searched = issueFieldsOf(addedJiraFields);
  const all = sampleEpics(rows, fields, priorities).map((sample) => mapEpic(sample, rows, fields, new Map()));
  const errors = all.flatMap((mapped) => Object.entries(mapped.errors)).filter(([id]) => !searched.has(id));
  return { values: all[0]?.values ?? [], errors: Object.fromEntries(errors) };
}

/** The fields that a mapping is for, as its project has them now. */
const fieldsFor = (port: JiraPort, { selectedProject, selectedIssueType }: ExportData): Promise<IssueField[]> =>
  port.fields(selectedProject.key, selectedIssueType.id);
