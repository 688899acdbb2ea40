/** What people read of epics. The sentence is in the words that product teams know it by (rule epic.5). */
export const epicTexts = {
  description: 'As a {who}, I want to {activity}, so that I can produce {output}',
  /** Stands where nobody has chosen yet. */
  open: '...',
  noName: 'Epic without a name',
  /** A Who that was deleted while an epic names it (rule epic.6), and one whose name is gone too. */
  deletedWhoNamed: '{name} (deleted)',
  deletedWho: 'Deleted Who',
  /** Stands for what an epic names and nobody knows any more. */
  unknown: 'Unknown',

  /** What an epic is told in, on its card and where it is exported to. */
  fields: {
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
  },
  /** The kinds of explore items. */
  kinds: { when: 'When', where: 'Where', data_input: 'Input', data_output: 'Output' },
  /** The parts of an acceptance scenario. */
  parts: { who: 'Who', when: 'When', where: 'Where', input: 'Input', output: 'Output' },
} as const;
