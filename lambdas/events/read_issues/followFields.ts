import { readFromJira } from '#lambdas/entities/integration/callJira.ts';
import type { IntegrationItem } from '#lambdas/entities/integration/integration.ts';
import type { SavedMappingItem } from '#lambdas/entities/integration/savedMapping.ts';
import type { JiraIssue } from '#lambdas/ports/jira/port.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { type FollowedField, followedFields, optionIdsOf } from '#shared/rules/integration/followedFields.ts';

/** Issues by the keys that epics have for them, null for one that cannot be seen. Those not asked about are missing. */
export type IssuesByKey = ReadonlyMap<string, JiraIssue | null>;

/** Refusals that are about the fields of one project. Those of its issues that need no options are compared all the same. */
const OF_PROJECT: ReadonlySet<string> = new Set([
  errors.jiraNotFound.code,
  errors.jiraRequestsRefused.code,
  errors.jiraFaulty.code,
]);

const nameOf = (projectId: string, issueTypeId: string) => `${projectId} ${issueTypeId}`;

/** The fields that mappings fill from epics, and that issues are compared by (rule drift.2). */
export function followFields(
  company: CompanyDomain,
  integration: IntegrationItem,
  mappings: readonly SavedMappingItem[],
) {
  const byTarget = new Map(
    mappings.map((mapping) => [nameOf(mapping.selectedProject.id, mapping.selectedIssueType.id), mapping]),
  );
  const known = new Map<string, readonly FollowedField[]>();

  async function fieldsOf({ projectId, issueTypeId }: JiraIssue): Promise<readonly FollowedField[]> {
    const target = nameOf(projectId, issueTypeId);
    const mapping = byTarget.get(target);
    if (mapping === undefined) return [];
    const fields = known.get(target) ?? (await withOptions(company, integration, mapping));
    known.set(target, fields);
    return fields;
  }

  return {
    fieldIds: [
      ...new Set(mappings.flatMap(({ addedJiraFields }) => followedFields(addedJiraFields).map(({ id }) => id))),
    ],
    /** The fields of each issue. @throws CallError as `readFromJira` does */
    followedBy: async (found: IssuesByKey): Promise<ReadonlyMap<JiraIssue, readonly FollowedField[]>> => {
      const followed = new Map<JiraIssue, readonly FollowedField[]>();
      for (const issue of found.values()) if (issue !== null) followed.set(issue, await fieldsOf(issue));
      return followed;
    },
  };
}

/** The fields of a mapping, with the names that its options have now. */
async function withOptions(
  company: CompanyDomain,
  integration: IntegrationItem,
  { selectedProject, selectedIssueType, addedJiraFields }: SavedMappingItem,
): Promise<readonly FollowedField[]> {
  const fields = followedFields(addedJiraFields);
  const simple = fields.filter((field) => optionIdsOf(field).length === 0).map((field) => ({ ...field, options: {} }));
  if (simple.length === fields.length) return simple;
  try {
    const all = await readFromJira(company, integration, 'fields', selectedProject.key, selectedIssueType.id);
    return fields.map((field) => {
      const used = new Set(optionIdsOf(field));
      const options = all.find(({ id }) => id === field.id)?.options ?? [];
      return {
        ...field,
        options: Object.fromEntries(options.flatMap(({ id, name }) => (used.has(id) ? [[id, name]] : []))),
      };
    });
  } catch (error) {
    if (!(error instanceof CallError) || !OF_PROJECT.has(error.code)) throw error;
    return simple;
  }
}
