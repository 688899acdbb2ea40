import type {
  EpicFieldKey,
  EpicFieldType,
  MappingType,
  IssueField,
  IssueFieldType,
} from '#shared/model/integration/fieldMapping.ts';

type Offer = Readonly<Partial<Record<IssueFieldType, readonly MappingType[]>>>;

const toOptions = ['option-to-option-match', 'into-option'] as const;
const name: Offer = {
  string: ['direct'],
  'multi-line string': ['direct'],
  option: toOptions,
  'option-multi': toOptions,
  issue: ['issueSearch'],
};
const longText: Offer = { 'multi-line string': ['direct'] };
const list: Offer = { string: ['direct'], 'multi-line string': ['direct'], 'option-multi': toOptions };
const amount: Offer = {
  string: ['direct'],
  'multi-line string': ['direct'],
  number: ['direct'],
  option: ['option-to-option-match', 'range'],
  'option-multi': ['range'],
};

const offers: Readonly<Record<EpicFieldKey, Offer>> = {
  'epic-name': name,
  'release-name': name,
  'epic-description': longText,
  notes: longText,
  'epic-ac-info': longText,
  'epic-ac-scenarios': longText,
  'who-links': list,
  'reference-links': list,
  priority: {
    string: ['direct'],
    'multi-line string': ['direct'],
    option: ['option-to-option-match', 'option-to-option-set'],
    'option-multi': ['option-to-option-match', 'option-to-option-set'],
  },
  'business-value': amount,
  cost: amount,
  size: amount,
  'pre-set-value': {
    string: ['direct'],
    'multi-line string': ['direct'],
    number: ['direct'],
    option: ['direct'],
    'option-multi': ['direct'],
    issue: ['direct'],
  },
};

const types: Readonly<Record<EpicFieldKey, EpicFieldType>> = {
  'epic-name': 'string',
  'release-name': 'string',
  'epic-description': 'multi-line string',
  notes: 'multi-line string',
  'epic-ac-info': 'multi-line string',
  'epic-ac-scenarios': 'multi-line string',
  'who-links': 'option-multi',
  'reference-links': 'option-multi',
  priority: 'option',
  'business-value': 'number',
  cost: 'number',
  size: 'number',
  'pre-set-value': 'pre-set',
};

/** What a field of epics holds. */
export const epicFieldType = (key: EpicFieldKey): EpicFieldType => types[key];

/**
 * How a field of an epic can be mapped to Jira's field: none if the two do not go together (rule mapping.1). Where
 * any word is an option, there are none to choose from.
 */
export function mappingTypes(
  key: EpicFieldKey,
  { type, anyWord }: Pick<IssueField, 'type' | 'anyWord'>,
): readonly MappingType[] {
  const offered = offers[key][type] ?? [];
  return anyWord ? offered.filter((mapping) => mapping === 'into-option' || mapping === 'direct') : offered;
}

/** Whether several rows of a mapping can fill a field of this type, each with its part (rule mapping.5). */
export function takesSeveral(type: IssueFieldType): boolean {
  return type === 'string' || type === 'multi-line string' || type === 'option-multi';
}
