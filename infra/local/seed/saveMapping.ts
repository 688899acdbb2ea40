import { newId } from '#shared/model/ids.ts';
import type { MappingToSave } from '#shared/model/integration/fieldMapping.ts';
import { orderedPriorities } from '#shared/rules/company/priorities.ts';
import { plainProject } from '#shared/rules/integration/fieldMappings.ts';
import { newRow, withEpicField } from '#shared/rules/integration/mappingRows.ts';
import type { Caller } from './callAs.ts';
import { required } from './required.ts';

/** How the first project of the local Jira gets its stories: by name, description, priority, release and size. */
const FILLED = [
  ['description', 'epic-description'],
  ['priority', 'priority'],
  ['fixVersions', 'release-name'],
  ['customfield_10004', 'size'],
] as const;

/** Saves a mapping, so that epics of the demo can be exported at once. @returns the mapping */
export async function saveMapping(call: Caller, integrationId: string): Promise<MappingToSave> {
  const { projects } = await call('available_projects', { integrationId });
  const selectedProject = plainProject(required(projects[0]));
  const projectKey = selectedProject.key;
  const { issueTypes } = await call('issue_types', { integrationId, projectKey });
  const { id, name } = required(issueTypes.find((type) => type.name === 'Story'));
  const { fields } = await call('get_createmeta', { integrationId, projectKey, issueTypeId: id });
  const priorities = orderedPriorities(await call('company_settings', {}));
  const fieldOf = (fieldId: string) => required(fields.find((field) => field.id === fieldId));
  const rows = FILLED.map(([fieldId, key]) => {
    const field = fieldOf(fieldId);
    const row = withEpicField(newRow(newId(), field), key, field);
    if (key !== 'priority' || row.storydField === null) return row;
    // From the most urgent one down, as both lists are ordered.
    const optionMap = Object.fromEntries(
      priorities.flatMap((priority, i) => (field.options[i] === undefined ? [] : [[priority.id, field.options[i].id]])),
    );
    return { ...row, storydField: { key, mapping: { type: 'option-to-option-set' as const, optionMap } } };
  });
  const mapping = {
    ...{ selectedProject, selectedIssueType: { id, name } },
    addedJiraFields: [newRow(newId(), fieldOf('summary')), ...rows],
  };
  await call('save_field_mapping', { integrationId, mapping, expect: { version: 0 } });
  return mapping;
}
