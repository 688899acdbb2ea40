import { withParts } from '#shared/texts/withParts.ts';

/** What a mapping is for. */

export const project = 'Project';
export const projectOption = withParts('{name} ({key})');
export const issueType = 'Issue type';
