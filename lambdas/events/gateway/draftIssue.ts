import { type EpicRows, exportedEpicOf } from '#lambdas/entities/integration/epicExport.ts';
import type { DraftedIssue } from '#lambdas/entities/integration/trackerQuestions.ts';
import type { TrackerPort } from '#lambdas/ports/jira/port.ts';
import type { ExportData, TrackerField } from '#shared/model/integration/fieldMapping.ts';
import { mapEpic, type MappedEpic, searchedSummaries } from '#shared/rules/integration/mapEpic.ts';
import { issueFieldsOf } from '#shared/rules/integration/mappingTest.ts';
import { type NamedPriority, sampleEpics } from '#shared/rules/integration/sampleEpics.ts';
import { fill } from '#shared/texts/fill.ts';
import { mappingErrorTexts } from '#shared/texts/integration/mappingErrors.ts';

/** See `TrackerQuestions.draftIssue`. */
export async function draftIssue(port: TrackerPort, mapping: ExportData, rows: EpicRows): Promise<DraftedIssue> {
  const { selectedProject, addedJiraFields } = mapping;
  const epic = exportedEpicOf(rows);
  const fields = await fieldsFor(port, mapping);
  const summaries = searchedSummaries(epic, addedJiraFields);
  const found = summaries.length === 0 ? {} : await port.findIssues(selectedProject.id, summaries);
  return draftedIssue(mapping, fields, mapEpic(epic, addedJiraFields, fields, new Map(Object.entries(found))));
}

/** See `TrackerQuestions.draftSamples`. */
export async function draftSamples(
  port: TrackerPort,
  mapping: ExportData,
  priorities: readonly NamedPriority[],
): Promise<DraftedIssue> {
  const fields = await fieldsFor(port, mapping);
  return draftedIssue(mapping, fields, mapSamples(mapping, fields, priorities));
}

/** The fields that a mapping is for, as its project has them now. */
const fieldsFor = (port: TrackerPort, { selectedProject, selectedIssueType }: ExportData): Promise<TrackerField[]> =>
  port.fields(selectedProject.key, selectedIssueType.id);

/** The first sample as it is mapped, with the first error of each field in any of them. Issues are not searched. */
function mapSamples(
  { addedJiraFields }: ExportData,
  fields: readonly TrackerField[],
  priorities: readonly NamedPriority[],
): MappedEpic {
  const rows = addedJiraFields.filter(({ storydField }) => storydField?.mapping.type !== 'issueSearch');
  const searched = issueFieldsOf(addedJiraFields);
  const all = sampleEpics(rows, fields, priorities).map((sample) => mapEpic(sample, rows, fields, new Map()));
  const errors = new Map(all.flatMap((mapped) => [...mapped.errors]).filter(([id]) => !searched.has(id)));
  return { values: all[0]?.values ?? new Map(), errors };
}

/** A mapped epic as the tracker is asked to create it, with its errors as texts. */
function draftedIssue(
  { selectedProject, selectedIssueType }: ExportData,
  fields: readonly TrackerField[],
  { values, errors }: MappedEpic,
): DraftedIssue {
  const known = new Map(fields.map((field) => [field.id, field]));
  return {
    draft: {
      projectId: selectedProject.id,
      issueTypeId: selectedIssueType.id,
      values: [...values].map(([fieldId, value]) => {
        const field = known.get(fieldId);
        return { fieldId, name: field?.name, type: field?.type ?? 'string', value };
      }),
    },
    errors: Object.fromEntries(
      [...errors].map(([id, { code, values }]) => [id, fill(mappingErrorTexts[code], values)]),
    ),
  };
}
