import { withParts } from '#shared/texts/withParts.ts';

/** Texts about testing and saving mappings, and about the issues of epics. */

export const tested = 'Field mapping test was successful';
export const saved = 'Successfully saved mapping';
export const exported = 'Successfully exported Epic data';
export const linked = 'Successfully created integration link';
export const unlinked = 'Successfully deleted integration link';
export const leftIssue = withParts(
  "The test created {key} in Jira, and StorYd isn't allowed to delete it. Delete it in Jira",
);

/** After an export or a link whose issue could not be linked back. */
export const noRemoteLink = "Couldn't add the link to this epic in Jira";
/** Where the epic could not be linked any more with the issue that its export has created. */
export const notLinked = withParts('{message}. Jira created the issue {key} anyway, but no epic is linked to it');
/** After the deletion of a link whose issue keeps its own one. */
export const remoteLinkStays = "Couldn't delete the link in Jira";
/** Of an existing item of a type. */
export const itemExists = withParts('A integration item for {type} already exists');
