import { withParts } from '#shared/texts/withParts.ts';
import * as errorTexts from './errors.ts';

/** Texts for changing an entity that other story maps use too (rule change.2). */

/** In the text field on the board. */
export const fieldNote = 'Other story maps use it too. Press Enter to see who would be asked.';
export const ask = 'Ask the other story maps';
export const title = { what: withParts('Change “{name}”'), who: withParts('Rename “{name}”') } as const;
export const label = { what: 'Description', who: 'Name' } as const;
export const sharedTitle = {
  what: 'Other story maps use this Activity too.',
  who: 'Other story maps use this Who too.',
} as const;
export const sharedText =
  'Their owners and editors will be asked. The change is made everywhere once all of them have agreed; until then everything stays as it is.';
export const asked = 'The owners and editors of the other story maps have been asked';
export const required = { what: 'Description is required', who: errorTexts.nameRequired } as const;
export const same = 'That is already its name';
export const save = 'Save';
