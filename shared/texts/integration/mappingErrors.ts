import { fillParts } from '#shared/texts/withParts.ts';

/** Why a field of an issue gets no value, by the code of the error. */
export const mappingErrorTexts = {
  'not-chosen': 'Choose what fills this field',
  'not-in-project': "The project doesn't have this field, or it has another type",
  'not-offered': "This field can't be filled this way",
  'added-twice': 'This field can be added only once',
  'several-lines': 'This field takes only one line',
  'too-long': 'This field takes {max} characters, but the text has {length}',
  'no-option': 'There is no option "{value}"',
  'several-options': 'There are several options "{value}"',
  'option-gone': 'The chosen option no longer exists',
  'not-set': 'No option is set for "{value}"',
  'ranges-broken': 'The ranges must start at 0 and have no gaps',
  'out-of-range': "{value} isn't in any range",
  'spaces-in-word': '"{value}" contains spaces, which this field doesn\'t allow',
  'no-issue': 'There is no issue "{value}"',
  'several-issues': 'There are several issues "{value}"',
  'wrong-value': "The preset value doesn't fit this field",
  required: 'Jira requires this field',
  'not-fillable':
    "Jira requires this field, but it can't be set here. Give it a default value in Jira, or choose another issue type",
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
