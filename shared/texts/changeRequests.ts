import * as errorTexts from './errors.ts';

/** Texts for changing an entity that other story maps use too (rule change.2). */
export const changeRequestTexts = {
  /** In the text field on the board. */
  fieldNote: 'Other story maps use it too. Enter shows what asking them means.',
  ask: 'Ask the other story maps',
  title: { what: 'Change “{name}”', who: 'Rename “{name}”' },
  label: { what: 'Description', who: 'Name' },
  sharedTitle: { what: 'Other story maps use this Activity too.', who: 'Other story maps use this Who too.' },
  sharedText:
    'Their owners and editors will be asked. The change is made everywhere once all of them have agreed; until then everything stays as it is.',
  asked: 'The owners and editors of the other story maps have been asked',
  required: { what: 'Description is required', who: errorTexts.nameRequired },
  same: 'This is what it is called already',
  save: 'Save',
} as const;
