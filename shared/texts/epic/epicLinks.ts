import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the integration links of an epic. */

export const title = 'Integration links';
export const none = "No integration links yet. Choose Export information in this epic's menu to create one.";
export const at = withParts('{type}, {name}');
export const gone = 'its integration was deleted, so this link is broken';
export const remove = withParts('Delete the link with {key}');
export const removeTitle = withParts('Delete the link with {key}?');
export const removeText = 'The issue stays in Jira and can be linked again by its key.';
export const removeGoneText =
  'The issue stays in Jira, and so does its link to this epic, because StorYd can no longer reach it.';
export const confirm = 'Delete link';
