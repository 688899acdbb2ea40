/** What people read where somebody else has changed what they are changing. */
export const conflictTexts = {
  theirs: 'It now says “{text}”',
  theirsEmpty: 'It is empty now',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
} as const;
