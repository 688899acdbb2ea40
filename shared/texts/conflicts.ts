/** Texts for a conflict: a colleague has changed the text that the user is editing. */
export const conflictTexts = {
  theirs: 'It now says “{text}”',
  theirsEmpty: 'It is empty now',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
} as const;
