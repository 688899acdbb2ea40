import * as commonTexts from '#shared/texts/common.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Texts of epics. The sentence uses the wording that product teams know (rule epic.5). */

export const description = withParts('As a {who}, I want to {activity}, so that I can produce {output}');
/** Stands where nobody has chosen yet. */
export const open = '...';
export const noName = 'Epic without a name';
/** A Who that was deleted while an epic names it (rule epic.6), and a deleted Who whose name is gone too. */
export const deletedWhoNamed = commonTexts.deletedThing;
export const deletedWho = 'Deleted Who';
/** Stands for an entity that an epic names and that no longer exists. */
export const unknown = 'Unknown';

/** The labels of an epic's fields, on its card and in exports. */
export const fields = {
  release: 'Release',
  priority: 'Priority',
  value: 'Business value',
  size: 'Size',
  cost: 'Cost',
  whos: 'Whos',
  information: 'Explore items',
  scenarios: 'Acceptance scenarios',
  references: 'Reference links',
  notes: 'Notes',
} as const;
/** The kinds of explore items. */
export const kinds = { when: 'When', where: 'Where', data_input: 'Input', data_output: 'Output' } as const;
/** The parts of an acceptance scenario. */
export const parts = { who: 'Who', when: 'When', where: 'Where', input: 'Input', output: 'Output' } as const;
