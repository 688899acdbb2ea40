/** What people read of epics. The sentence is in the words that product teams know it by (rule epic.5). */
export const epicTexts = {
  description: 'As a {who}, I want to {activity}, so that I can produce {output}',
  /** Stands where nobody has chosen yet. */
  open: '...',
} as const;
