/** The project of an issue, by the key of the issue. */
export const projectOfIssue = (issueKey: string): string => issueKey.replace(/-[^-]*$/, '');
