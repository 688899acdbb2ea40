import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { ExportData, MappedField } from '#shared/model/integration/fieldMapping.ts';
import { isAdmin, type Person } from '#shared/rules/people/permissions.ts';
import { sameValue } from '#shared/rules/sameValue.ts';

/** Where a mapping is edited: by administrators for all, or by somebody who exports an epic. */
export type MappingContext = 'admin' | 'epic';

/** What of a mapping can be done in a context (rule mapping.10). */
export type MappingAccess = {
  /** Adding, removing and changing rows. */
  readonly edit: boolean;
  /** Choosing which rows people may change who may not edit the mapping. */
  readonly toggleEditable: boolean;
  readonly save: boolean;
  /** Copying it to other projects. */
  readonly copy: boolean;
};

/** What can be done with the mappings of an integration. Everybody may test and export. */
export function mappingAccess(context: MappingContext, allowUsersToWrite: boolean): MappingAccess {
  const write = context === 'admin' || allowUsersToWrite;
  return { edit: write, toggleEditable: context === 'admin' && !allowUsersToWrite, save: write, copy: write };
}

/** Whether a row's field of the epic can be chosen anew by people who may not edit the mapping. */
export const isRowOpen = ({ edit }: MappingAccess, { allowUsersToEdit }: MappedField): boolean =>
  edit || allowUsersToEdit;

type Roles = Pick<Person, 'admin' | 'superAdmin'>;
type Switches = { readonly allowUsersToWrite: boolean };

/** Whether a person may write mappings of an integration. */
export const mayWriteMappings = (person: Roles, { allowUsersToWrite }: Switches): boolean =>
  isAdmin(person) || allowUsersToWrite;

/** Why a person cannot save mappings of an integration, if so. */
export function saveMappingError(person: Roles, integration: Switches): KnownError | undefined {
  return mayWriteMappings(person, integration) ? undefined : errors.mappingLocked;
}

/** Why a person cannot test or export an epic with rows, if so. @param saved the mapping, if there is one */
export function usedRowsError(
  person: Roles,
  integration: Switches,
  saved: Pick<ExportData, 'addedJiraFields'> | undefined,
  rows: readonly MappedField[],
): KnownError | undefined {
  return mayWriteMappings(person, integration) ? undefined : lockedRowsError(saved, rows);
}

/**
 * Why a person who may not edit mappings cannot use rows, if so: they have to be those of the saved mapping, but for
 * what its editable rows are filled with.
 * @param saved the mapping of that project and type of issues, if there is one
 */
export function lockedRowsError(
  saved: Pick<ExportData, 'addedJiraFields'> | undefined,
  rows: readonly MappedField[],
): KnownError | undefined {
  if (saved === undefined) return errors.mappingDoesNotExist;
  const { addedJiraFields: own } = saved;
  const isSame = own.length === rows.length && own.every((row, i) => rows[i] !== undefined && isAsSaved(row, rows[i]));
  return isSame ? undefined : errors.mappingLocked;
}

function isAsSaved(saved: MappedField, row: MappedField): boolean {
  if (saved.jiraField.id !== row.jiraField.id || saved.jiraField.type !== row.jiraField.type) return false;
  return saved.allowUsersToEdit || sameValue(saved.storydField, row.storydField);
}
