/** What a mapping is for. */

export const project = 'Project';
export const projectOption = '{name} ({key})';
export const issueType = 'Issue type';
