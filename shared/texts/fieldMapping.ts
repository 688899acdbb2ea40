/** Texts of the mapping of epics to issues. Quoted texts keep their spelling (docs/rules.md). */
export const fieldMappingTexts = {
  title: 'Save a Mapping',
  help: 'Choose what issues get from epics. It holds for one type of issues of one project.',
  noProjects: 'Jira shows no projects to the account of this integration',
  noIssueTypes: 'This project has no types of issues that can be created',
  choose: 'Choose a project and an issue type to map their fields.',

  jiraFields: 'Jira fields',
  addField: 'Add a Jira field',
  noFieldsLeft: 'All fields are added',
  required: 'required',
  epicField: 'StorYd field',
  mappingType: 'How',
  editable: 'Editable field',
  editableHelp: 'People who may not edit this mapping may choose the StorYd field of this row anew.',
  remove: 'Remove {field}',
  removeAll: 'Remove all fields',

  completesEpics: 'Done in Jira completes the epic',
  completesEpicsHelp:
    'Once the mapping is saved, an epic is completed when its issue of this type becomes done. Jira is read every 15 minutes. An epic that somebody opens again stays open.',

  clear: 'Clear saved mapping',
  clearTitle: 'Clear the mapping of {project}?',
  clearText:
    'Nobody can export to issues of the type “{type}” by it any more, until another one is saved. Issues that were exported stay as they are.',
  cleared: 'Successfully cleared mapping',

  test: 'Test Mapping',
  clearErrors: 'Clear errors',
  errors: 'Jira Field errors',
  fieldError: '{field}: {error}',
  testFirst: 'Test the mapping first',

  types: {
    string: 'text',
    'multi-line string': 'long text',
    number: 'number',
    option: 'option',
    'option-multi': 'options',
    issue: 'issue',
  },
  mappings: {
    direct: 'As it is',
    'option-to-option-match': 'Option of the same name',
    'option-to-option-set': 'An option for each',
    range: 'Ranges',
    'into-option': 'As an option of that name',
    issueSearch: 'Issue with that summary',
  },

  optionFor: 'Option for {name}',
  noOption: 'None',
  option: 'Option',
  from: 'From {number} to below',
  to: 'From {number} to',
  addRange: 'Add a range',
  removeRange: 'Remove the range from {number}',
  value: 'Value',
  options: 'Options',
  words: 'Words without spaces',
  issueKey: 'Key of an issue',

  gaps: {
    'field-gone': 'This project has no such field any more. Remove the row.',
    'epic-field': 'Choose a StorYd field',
    'option-set': 'Choose at least one option',
    ranges: 'Each range has to end above its beginning, and needs an option',
    preset: 'Enter a value',
  },
  /** Copying a mapping to other projects. */
  copy: 'Copy to other projects',
  copyTitle: 'Copy the mapping to other projects',
  copyHelp:
    'It is tested in each project, in its type of issues “{type}”, and saved where the test succeeds, in place of the one that is saved there.',
  allProjects: 'All projects',
  selectedProjects: 'Selected projects',
  projects: 'Projects',
  startTesting: 'Start Testing',
  stop: 'Stop',
  results: 'Results',
  progress: '{done} of {count} projects',
  outcomes: { success: 'success', fail: 'fail', skipped: 'skipped' },
  copyReasons: {
    missingFields: 'Some fields are missing on this projects',
    fieldErrors: 'Some fields have errors in this project',
    noIssueType: 'No matching issue type',
    alreadyTested: 'Already Tested',
    unknown: 'unknown',
  },
  waiting: 'waiting',
  testing: 'testing',
  outcome: '{result}: {reason}',
  waits: 'Jira is busy. It goes on in {seconds} s',

  /** A row of a mapping that a colleague has saved. */
  mapped: '{field}: {source}',
  missing: 'Required by Jira and not mapped: {fields}',
  save: 'Save Mapping',
  unsavedTitle: 'Close without saving?',
  unsavedText: 'The changes of this mapping are not saved.',
  discard: 'Discard changes',
} as const;
