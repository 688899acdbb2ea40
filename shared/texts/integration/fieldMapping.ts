import { plural, withParts } from '#shared/texts/withParts.ts';
import * as epicExportTexts from './epicExportDialog.ts';

/** Texts of the mapping of epics to issues. Quoted texts keep their spelling (docs/rules.md). */

export const title = 'Save a Mapping';
export const help = 'Choose what issues get from epics. A mapping applies to one issue type of one project.';
export const noProjects = "The account of this integration can't see any Jira projects";
export const noIssueTypes = 'No issues can be created in this project';
export const choose = 'Choose a project and an issue type to map their fields.';

/** The columns of the table of mapped fields. */
export const columns = { field: epicExportTexts.field, source: 'Filled from', values: 'Values' } as const;
export const jiraFields = 'Jira fields';
export const addFields = 'Add Jira fields';
export const add = 'Add';
export const addChosen = plural('Add {count} field', 'Add {count} fields');
export const noFieldsLeft = 'All fields are added';
export const required = 'required';
export const epicField = 'StorYd field';
export const mappingType = 'How';
export const editable = 'Editable field';
export const editableHelp = "People who can't edit this mapping can change the StorYd field of this row.";
export const remove = withParts('Remove {field}');
export const removeAll = 'Remove all fields';

export const completesEpics = 'Done in Jira completes the epic';
export const completesEpicsHelp =
  'Once the mapping is saved, an epic is completed when its issue of this type is done. StorYd reads Jira every 15 minutes. An epic that someone reopens stays open.';

export const clear = 'Clear saved mapping';
export const clearTitle = withParts('Clear the mapping of {project}?');
export const clearText = withParts(
  'No one can export issues of type “{type}” until another mapping is saved. Exported issues stay as they are.',
);
export const cleared = 'Successfully cleared mapping';

export const test = 'Test Mapping';
export const clearErrors = 'Clear errors';
export const errors = 'Jira Field errors';
export const fieldError = withParts('{field}: {error}');
export const testFirst = 'Test the mapping first';

export const types = {
  string: 'text',
  'multi-line string': 'long text',
  number: 'number',
  option: 'option',
  'option-multi': 'options',
  issue: 'issue',
  other: 'other',
} as const;
export const mappings = {
  direct: 'As it is',
  'option-to-option-match': 'Option of the same name',
  'option-to-option-set': 'An option for each',
  range: 'Ranges',
  'into-option': 'As an option of that name',
  issueSearch: 'Issue with that summary',
} as const;

export const optionFor = withParts('Option for {name}');
export const noOption = 'None';
export const option = 'Option';
export const from = withParts('From {number} to below');
export const to = withParts('From {number} to');
export const addRange = 'Add a range';
export const removeRange = withParts('Remove the range from {number}');
export const value = 'Value';
export const options = 'Options';
export const words = 'Words without spaces';
export const issueKey = 'Key of an issue';

export const gaps = {
  'field-gone': 'This field no longer exists in the project. Remove the row.',
  'epic-field': 'Choose a StorYd field',
  'option-set': 'Choose at least one option',
  ranges: 'Each range needs an option and must end above its start',
  preset: 'Enter a value',
} as const;
/** Copying a mapping to other projects. */
export const copy = 'Copy to other projects';
export const copyTitle = 'Copy the mapping to other projects';
export const copyHelp = withParts(
  'The mapping is tested in each project with issue type “{type}”. Where the test succeeds, it replaces the saved mapping.',
);
export const allProjects = 'All projects';
export const selectedProjects = 'Selected projects';
export const projects = 'Projects';
export const startTesting = 'Start Testing';
export const stop = 'Stop';
export const results = 'Results';
export const progress = withParts('{done} of {count} projects');
export const outcomes = { success: 'success', fail: 'fail', skipped: 'skipped' } as const;
export const copyReasons = {
  missingFields: 'Some fields are missing on this projects',
  fieldErrors: 'Some fields have errors in this project',
  noIssueType: 'No matching issue type',
  alreadyTested: 'Already Tested',
  unknown: 'unknown',
} as const;
export const waiting = 'waiting';
export const testing = 'testing';
export const outcome = withParts('{result}: {reason}');
/** What Jira or StorYd has said of a failure. */
export const outcomeDetail = withParts('{text} ({detail})');
export const waits = withParts('Jira is busy. Continuing in {seconds} s');

/** A row of a mapping that a colleague has saved. */
export const mapped = withParts('{field}: {source}');
export const missing = withParts('Required by Jira and not mapped: {fields}');
export const unfillable = withParts(
  "Required by Jira but can't be set here: {fields}. Give them a default value in Jira, or choose another issue type.",
);
export const unfillableField = withParts('{name} ({kind})');
export const save = 'Save Mapping';
export const unsavedTitle = 'Close without saving?';
export const unsavedText = "Changes to this mapping aren't saved.";
export const discard = 'Discard changes';
