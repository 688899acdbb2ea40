import { fieldValidationError } from '#shared/errors.ts';
import type { ExportData, TestOutcome } from '#shared/model/integration/fieldMapping.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import { draftOf } from '#shared/rules/integration/mapEpic.ts';
import { onlyFixVersions } from '#shared/rules/integration/mappingTest.ts';
import type { NamedPriority } from '#shared/rules/integration/sampleEpics.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import { mappingErrorsText } from '#shared/texts/integration/mappingErrors.ts';
import { readFromJira, changeInJira, type CompanySender } from './callJira.ts';
import type { IntegrationItem } from './integration.ts';

type Tested = {
  readonly sender: CompanySender;
  readonly integration: IntegrationItem;
  readonly mapping: ExportData;
  /** The epic that is to be exported; null to test with samples, as administrators do. */
  readonly epic: ExportedEpic | null;
  /** The active priorities of the company. */
  readonly priorities: readonly NamedPriority[];
};

/**
 * Tests a mapping (rule mapping.12): against the fields of the project, and then by sending an issue that Jira has to
 * refuse for its empty summary only. Where no epic is exported, an error of fixVersions alone counts as success.
 * @throws CallError as `readFromJira` does
 */
export async function testMapping({ sender, integration, mapping, epic, priorities }: Tested): Promise<TestOutcome> {
  const { company } = sender;
  const isAdmin = epic === null;
  const mapped = isAdmin
    ? await readFromJira(company, integration, 'mapSamples', mapping, priorities)
    : await readFromJira(company, integration, 'mapEpic', mapping, epic);
  const local = mappingErrorsText(mapped.errors);
  if (Object.keys(local).length > 0 && !(isAdmin && onlyFixVersions(local))) return failed(local);
  if (integration.testsWithoutPosting === true) return success;
  const { messages, errors, left } = await changeInJira(sender, integration, 'testIssue', draftOf(mapping, mapped));
  if (left !== null) return failed({}, mappingTexts.leftIssue({ key: left }));
  const names = Object.keys(errors);
  if (isAdmin && messages.length === 0 && onlyFixVersions(errors)) return success;
  return names.length + messages.length === 0 ? success : failed({ ...errors }, messages[0]);
}

const success: TestOutcome = { success: true, code: null, message: mappingTexts.tested, fieldErrors: {} };

const failed = (fieldErrors: Record<string, string>, message: string = fieldValidationError.message): TestOutcome => ({
  ...{ success: false, code: 'field-validation-error', message, fieldErrors },
});
