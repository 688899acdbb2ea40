import type { ExportData, MappedField, IssueType, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import { plainProject } from './fieldMappings.ts';

/** The test of a draft. `errors` are texts by the ids of Jira's fields. */
type MappingTest =
  | { readonly state: 'idle' | 'testing' | 'success' }
  | { readonly state: 'failure'; readonly message: string; readonly errors: Readonly<Record<string, string>> };

/** A mapping while it is edited, and whether it has been tested as it is. */
export type MappingDraft = {
  readonly project: JiraProject | null;
  readonly issueType: Pick<IssueType, 'id' | 'name'> | null;
  readonly rows: readonly MappedField[];
  /** Whether an issue that becomes done completes its epic. */
  readonly completesEpics: boolean;
  readonly test: MappingTest;
};

export const emptyDraft: MappingDraft = {
  ...{ project: null, issueType: null, rows: [], completesEpics: false },
  test: { state: 'idle' },
};

/** What happens to a draft. */
export type DraftAction =
  | { readonly do: 'choose-project'; readonly project: JiraProject | null }
  | { readonly do: 'choose-issue-type'; readonly issueType: MappingDraft['issueType'] }
  /** Begins anew, with a mapping that is saved, or is not yet. */
  | ({ readonly do: 'load' } & Pick<MappingDraft, 'rows' | 'completesEpics'>)
  | { readonly do: 'add'; readonly rows: readonly MappedField[] }
  | { readonly do: 'remove'; readonly uid: string }
  | { readonly do: 'clear' }
  | { readonly do: 'fill'; readonly uid: string; readonly storydField: MappedField['storydField'] }
  | { readonly do: 'toggle-editable'; readonly uid: string }
  | { readonly do: 'toggle-completes-epics' }
  | { readonly do: 'test' | 'tested' | 'clear-errors' }
  | { readonly do: 'failed'; readonly message: string; readonly errors: Readonly<Record<string, string>> };

const idle: MappingTest = { state: 'idle' };

/**
 * The draft after an action (rule mapping.11). Another project or type of issues, and every change of what a row sends,
 * reset the test and its errors; who may edit a row, and what an issue does to its epic, do not.
 */
export function mappingDraft(draft: MappingDraft, action: DraftAction): MappingDraft {
  const { rows } = draft;
  switch (action.do) {
    case 'choose-project':
      return { ...emptyDraft, project: action.project };
    case 'choose-issue-type':
      return { ...emptyDraft, project: draft.project, issueType: action.issueType };
    case 'load':
      return { ...draft, rows: action.rows, completesEpics: action.completesEpics, test: idle };
    case 'add':
      return { ...draft, rows: [...rows, ...action.rows], test: idle };
    case 'remove':
      return { ...draft, rows: rows.filter(({ uid }) => uid !== action.uid), test: idle };
    case 'clear':
      return { ...draft, rows: [], test: idle };
    case 'fill':
      return { ...draft, rows: changed(rows, action.uid, () => ({ storydField: action.storydField })), test: idle };
    case 'toggle-editable':
      return {
        ...draft,
        rows: changed(rows, action.uid, ({ allowUsersToEdit }) => ({ allowUsersToEdit: !allowUsersToEdit })),
      };
    case 'toggle-completes-epics':
      return { ...draft, completesEpics: !draft.completesEpics };
    case 'test':
      return { ...draft, test: { state: 'testing' } };
    case 'tested':
      // The answer to a test of rows that have changed meanwhile says nothing.
      return draft.test.state === 'testing' ? { ...draft, test: { state: 'success' } } : draft;
    case 'failed':
      // So does that of an export, which begins with rows that were tested.
      if (draft.test.state !== 'testing' && draft.test.state !== 'success') return draft;
      return { ...draft, test: { state: 'failure', message: action.message, errors: action.errors } };
    case 'clear-errors':
      return draft.test.state === 'failure' ? { ...draft, test: idle } : draft;
  }
}

const changed = (rows: readonly MappedField[], uid: string, set: (row: MappedField) => Partial<MappedField>) =>
  rows.map((row) => (row.uid === uid ? { ...row, ...set(row) } : row));

/** The draft as it is tested, saved and exported; undefined until project and type of issues are chosen. */
export function exportDataOf({ project, issueType, rows }: MappingDraft): ExportData | undefined {
  if (project === null || issueType === null) return undefined;
  const { id, name } = issueType;
  return { selectedProject: plainProject(project), selectedIssueType: { id, name }, addedJiraFields: [...rows] };
}
