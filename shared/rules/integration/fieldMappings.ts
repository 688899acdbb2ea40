import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { JiraProject, MappingToSave } from '#shared/model/integration/fieldMapping.ts';
import { MAX_MAPPING_BYTES } from '#shared/model/limits.ts';
import { sameValue } from '#shared/rules/sameValue.ts';

/** Why a mapping cannot be saved, if so: an item of the table holds it whole. */
export function mappingSizeError(mapping: MappingToSave): KnownError | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(mapping)).length;
  return bytes > MAX_MAPPING_BYTES ? errors.mappingTooLarge : undefined;
}

/** Whether two mappings for the same project and type of issues say the same. */
export function isSameMapping(one: MappingToSave, other: MappingToSave): boolean {
  const parts = ({ selectedProject, selectedIssueType, addedJiraFields, completesEpics = false }: MappingToSave) => ({
    ...{ selectedProject, selectedIssueType, addedJiraFields, completesEpics },
  });
  return sameValue(parts(one), parts(other));
}

/** What a mapping keeps of a project: lists of projects tell more. */
export const plainProject = ({ id, key, name }: JiraProject): JiraProject => ({ id, key, name });
