import type { IntegrationItem } from '#lambdas/data/entities/integration.ts';
import { fieldValidationError } from '#shared/errors.ts';
import type { ExportData, TestOutcome } from '#shared/model/fieldMapping.ts';
import type { ExportedEpic } from '#shared/rules/epicExport.ts';
import { mapEpic, type MappedEpic } from '#shared/rules/mapEpic.ts';
import { issueFieldsOf, onlyFixVersions } from '#shared/rules/mappingTest.ts';
import { sampleEpics } from '#shared/rules/sampleEpics.ts';
import { fill } from '#shared/texts/fill.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';
import { changeAtTracker, type CompanySender } from './askTracker.ts';
import { draftOf, errorTexts, fieldsFor, mapOnTracker } from './mapOnTracker.ts';

type Tested = {
  readonly sender: CompanySender;
  readonly integration: IntegrationItem;
  readonly mapping: ExportData;
  /** The epic that is to be exported; null to test with samples, as administrators do. */
  readonly epic: ExportedEpic | null;
  /** The active priorities of the company. */
  readonly priorities: readonly { readonly id: string; readonly name: string }[];
};

/**
 * Tests a mapping (rule mapping.12): against the fields of the project, and then by sending an issue that Jira has to
 * refuse for its empty summary only. Where no epic is exported, an error of fixVersions alone counts as success.
 * @throws CallError as `askTracker` does
 */
export async function testMapping({ sender, integration, mapping, epic, priorities }: Tested): Promise<TestOutcome> {
  const { company } = sender;
  const fields = await fieldsFor(company, integration, mapping);
  const mapped =
    epic === null
      ? mapSamples(mapping, fields, priorities)
      : await mapOnTracker(company, integration, mapping, fields, epic);
  const local = errorTexts(mapped);
  const isAdmin = epic === null;
  if (Object.keys(local).length > 0 && !(isAdmin && onlyFixVersions(local))) return failed(local);
  if (integration.testsWithoutPosting === true) return success;
  const { messages, errors, left } = await changeAtTracker(
    sender,
    integration,
    'testIssue',
    draftOf(mapping, fields, mapped),
  );
  if (left !== null) return failed({}, fill(mappingTexts.leftIssue, { key: left }));
  const names = Object.keys(errors);
  if (isAdmin && messages.length === 0 && onlyFixVersions(errors)) return success;
  return names.length + messages.length === 0 ? success : failed({ ...errors }, messages[0]);
}

const success: TestOutcome = { success: true, code: null, message: mappingTexts.tested, fieldErrors: {} };

const failed = (fieldErrors: Record<string, string>, message: string = fieldValidationError.message): TestOutcome => ({
  ...{ success: false, code: 'field-validation-error', message, fieldErrors },
});

/** The first sample as it is mapped, with the first error of each field in any of them. Issues are not searched. */
function mapSamples(
  { addedJiraFields }: ExportData,
  fields: Parameters<typeof sampleEpics>[1],
  priorities: Tested['priorities'],
): MappedEpic {
  const rows = addedJiraFields.filter(({ storydField }) => storydField?.mapping.type !== 'issueSearch');
  const searched = issueFieldsOf(addedJiraFields);
  const all = sampleEpics(rows, fields, priorities).map((sample) => mapEpic(sample, rows, fields, new Map()));
  const errors = new Map(all.flatMap((mapped) => [...mapped.errors]).filter(([id]) => !searched.has(id)));
  return { values: all[0]?.values ?? new Map(), errors };
}
