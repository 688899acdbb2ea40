import * as epicTexts from './epics.ts';

/** What fields of epics are called in a mapping to issues. */
export const epicFieldTexts = {
  'epic-name': 'Epic name',
  'epic-description': 'Epic description',
  'who-links': epicTexts.fields.whos,
  'epic-ac-info': 'Acceptance criteria: information',
  'epic-ac-scenarios': 'Acceptance criteria: scenarios',
  'reference-links': epicTexts.fields.references,
  priority: epicTexts.fields.priority,
  'release-name': 'Release name',
  notes: epicTexts.fields.notes,
  'business-value': epicTexts.fields.value,
  cost: epicTexts.fields.cost,
  size: epicTexts.fields.size,
  'pre-set-value': 'Preset value',
} as const;
