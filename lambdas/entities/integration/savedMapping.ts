import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { newId } from '#shared/model/ids.ts';
import {
  type ExportData,
  type MappingToSave,
  type SavedMapping,
  savedMappingSchema,
} from '#shared/model/integration/fieldMapping.ts';

const fields = fieldsOf(savedMappingSchema);
/** The mapping of epics to a type of issues of a project. */
export type SavedMappingItem = RowOf<typeof fields>;

export const savedMappingEntity = defineEntity({
  type: 'saved_mapping',
  key: rowKeys.savedMapping,
  fields,
  present: { model: savedMappingSchema },
  heldBy: [],
  parent: { integration: (keys, { integrationId }) => [rowKeys.integration(keys, integrationId)] },
});

export const savedMappingDescription = describeEntity(savedMappingEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'Mappings of epics to fields of Jira',
    rows: { of: 'company', range: rowKeys.savedMappings },
  },
  search: null,
  personal: null,
});

/** The target of a mapping that is given whole. */
export const targetOf = (
  integrationId: string,
  { selectedProject, selectedIssueType }: Pick<ExportData, 'selectedProject' | 'selectedIssueType'>,
): rowKeys.MappingTarget => ({ integrationId, projectId: selectedProject.id, issueTypeId: selectedIssueType.id });

/** The mapping that is saved; undefined for none. */
export const savedMappingOf = (item: SavedMappingItem | undefined): SavedMapping | undefined => {
  const there = notDeleted(item);
  return there && savedMappingEntity.present(there);
};

/** The step that saves a mapping. @param item as it is stored, maybe as a tombstone */
export function saveMapping(
  keys: Keys,
  integrationId: string,
  mapping: MappingToSave,
  item: SavedMappingItem | undefined,
): Mutation {
  const set = { ...mapping, completesEpics: mapping.completesEpics === true };
  const all = { ...set, integrationId };
  if (item === undefined)
    return create(savedMappingEntity, rowKeys.savedMapping(keys, targetOf(integrationId, mapping)), newId(), all);
  return item.deletedAt === undefined ? change(savedMappingEntity, item, set) : revive(savedMappingEntity, item, all);
}
