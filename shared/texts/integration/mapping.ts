import { withParts } from '#shared/texts/withParts.ts';

/** Texts about testing and saving mappings, and about the issues of epics. */

export const tested = 'Field mapping test was successful';
export const saved = 'Successfully saved mapping';
export const exported = 'Successfully exported Epic data';
export const linked = 'Successfully created integration link';
export const unlinked = 'Successfully deleted integration link';
export const leftIssue = withParts(
  'Jira has created {key} in the test, and StorYd may not delete it. Please delete it there',
);

/** After an export or a link whose issue could not be linked back. */
export const noRemoteLink = 'Jira has not taken the link back to this epic';
/** Where the epic could not be linked any more with the issue that its export has created. */
export const notLinked = withParts(
  '{message}. Jira has created the issue {key} all the same; it has no link to an epic',
);
/** After the deletion of a link whose issue keeps its own one. */
export const remoteLinkStays = 'The link in Jira could not be deleted';
/** Of an existing item of a type. */
export const itemExists = withParts('A integration item for {type} already exists');
