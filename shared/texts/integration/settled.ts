/** What settling a difference has done. */

export const theirs = 'The epic has the value of the issue';
export const ours = 'Jira has the value of the epic';
export const leave = 'Both stay as they are';
export const moved = 'The link has the new key of the issue';
