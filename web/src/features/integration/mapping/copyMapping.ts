import type { CallInput, CallOutput, QueryName } from '#shared/contract/registry.ts';
import type { MappingToSave, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { mappingSizeError, plainProject } from '#shared/rules/integration/fieldMappings.ts';
import * as fieldMappingTexts from '#shared/texts/integration/fieldMapping.ts';
import { ApiError, call } from '#web/base/api/client.ts';
import { send } from '#web/replica/sending/send.ts';

/** What has become of the mapping in a project. */
export type CopyOutcome = {
  readonly result: 'success' | 'fail' | 'skipped';
  readonly reason: string | null;
  /** What Jira or the server has said, where no reason says more than that it is unknown. */
  readonly detail?: string;
};

const reasons = fieldMappingTexts.copyReasons;

/**
 * Copies a mapping to another project if it fits there (rule mapping.13). The mapping that is saved there is replaced.
 * @throws ApiError only when Jira is busy, so that it is asked again
 */
export async function copyMapping(
  integrationId: string,
  mapping: MappingToSave,
  project: JiraProject,
): Promise<CopyOutcome> {
  try {
    return await copyTo(integrationId, mapping, project);
  } catch (error) {
    if (!(error instanceof ApiError)) return fail(reasons.unknown);
    if (error.code === 'tracker-busy') throw error;
    return error.code === 'unknown' ? fail(reasons.unknown) : failedBy(error);
  }
}

async function copyTo(integrationId: string, mapping: MappingToSave, project: JiraProject): Promise<CopyOutcome> {
  const refusal = mappingSizeError(mapping);
  if (refusal !== undefined) return failedBy(refusal);
  if (project.id === mapping.selectedProject.id) return skipped(reasons.alreadyTested);
  const { issueTypes } = await ask('issue_types', { integrationId, projectKey: project.key });
  const wanted = foldText(mapping.selectedIssueType.name);
  const type = issueTypes.find(({ name }) => foldText(name) === wanted);
  if (type === undefined) return skipped(reasons.noIssueType);
  const target = { selectedProject: plainProject(project), selectedIssueType: { id: type.id, name: type.name } };
  const { fields } = await ask('get_createmeta', { integrationId, projectKey: project.key, issueTypeId: type.id });
  const known = new Set(fields.map(({ id }) => id));
  const { addedJiraFields } = mapping;
  if (addedJiraFields.some(({ jiraField }) => !known.has(jiraField.id))) return fail(reasons.missingFields);
  // Without an epic, as administrators test.
  const tested = await ask('verify_export_data', { integrationId, exportData: { ...target, addedJiraFields } });
  if (!tested.success) return fail(reasons.fieldErrors);
  await send('save_field_mapping', { integrationId, mapping: { ...mapping, ...target } });
  return { result: 'success', reason: null };
}

const fail = (reason: string): CopyOutcome => ({ result: 'fail', reason });
const failedBy = ({ message }: { message: string }): CopyOutcome => ({ ...fail(reasons.unknown), detail: message });
const skipped = (reason: string): CopyOutcome => ({ result: 'skipped', reason });

/** Asks while the dialog shows what has become of other projects, so no refusal leads away from it. */
const ask = <Name extends QueryName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>> =>
  call(name, input, { inBackground: true });
