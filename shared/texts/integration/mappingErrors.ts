import { fillParts } from '#shared/texts/withParts.ts';

/** Why a field of an issue gets no value, by the code of the error. */
export const mappingErrorTexts = {
  'not-chosen': 'Choose what fills this field',
  'not-in-project': 'This project does not have the field, or it is of another type',
  'not-offered': 'This field cannot be filled in this way',
  'added-twice': 'This field can be added once only',
  'several-lines': 'This field takes one line only',
  'too-long': 'This field takes {max} characters, and there are {length}',
  'no-option': 'There is no option "{value}"',
  'several-options': 'There are several options "{value}"',
  'option-gone': 'The chosen option does not exist any more',
  'not-set': 'No option is set for "{value}"',
  'ranges-broken': 'The ranges have to begin at 0 and follow on each other without gaps',
  'out-of-range': '{value} is in none of the ranges',
  'spaces-in-word': '"{value}" contains spaces, which this field does not take',
  'no-issue': 'There is no issue "{value}"',
  'several-issues': 'There are several issues "{value}"',
  'wrong-value': 'The preset value does not fit this field',
  required: 'Jira requires this field',
  'not-fillable':
    'Jira requires this field, and it cannot be filled here. Give it a default value in Jira, or choose another issue type',
} as const;

/** What fields hold that cannot be filled. */
export const otherKinds = {
  person: 'a person',
  date: 'a date',
  cascading: 'a cascading list',
  sprint: 'a sprint',
  unknown: 'a value of another kind',
} as const;

type Errors = Readonly<
  Record<string, { readonly code: keyof typeof mappingErrorTexts; readonly values: Record<string, string | number> }>
>;

/** Errors as people read them, by the ids of fields. */
export const mappingErrorsText = (errors: Errors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([id, { code, values }]) => [id, fillParts(mappingErrorTexts[code], values)]),
  );
