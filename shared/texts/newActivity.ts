import { storyMapTexts } from './storyMap.ts';

/** Texts of the New Activity dialog (rule what.24). The reuse notice is the board's (`storyMapTexts.reused`). */
export const newActivityTexts = {
  title: 'New Activity',
  titleUnder: 'New sub-activity of “{name}”',
  description: 'Description',
  placeholder: storyMapTexts.placeholder,
  required: 'Describe the Activity first',
  existing: 'Your company has this Activity already. It is used again, not created anew.',
  here: storyMapTexts.takenHere,
  show: storyMapTexts.takenShow,
  added: '“{name}” has been added',

  more: 'More fields',
  moreSet: 'More fields ({count} set)',
  settingsFailed: 'Priorities and types of links could not be loaded.',
  incomplete: 'Choose a type, or clear the name',
  typeMissing: 'Choose a link type',
  notLinked: '“{name}” was added, but {count} of its Whos could not be linked: {message}',
  tooMany: 'A new Activity takes up to {max}; add more once it is there',

  another: 'Add another',
  add: 'Add',
  allFields: 'All fields …',
  allFieldsKey: 'All fields, also Ctrl and Enter',
} as const;

/** Texts of suggestions to reuse an entity that the company already has (rule what.25). */
export const companySearchTexts = {
  whats: 'Activities of your company',
  whos: 'Whos of your company',
  searching: 'Looking among those of your company …',
  found: {
    one: '{count} similar elsewhere in your company: choose it below to use it again',
    other: '{count} similar elsewhere in your company: choose one below to use it again',
  },
  none: 'Nothing similar elsewhere in your company',
  failed: 'Nothing could be looked up in your company. {message}',
} as const;
