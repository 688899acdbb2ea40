import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the integration links of an epic. */

export const title = 'Integration links';
export const none = 'No integration links yet. Export information in the menu of this epic makes one.';
export const at = withParts('{type}, {name}');
export const gone = 'its integration was deleted, so this link is broken';
export const remove = withParts('Delete the link with {key}');
export const removeTitle = withParts('Delete the link with {key}?');
export const removeText = 'The issue stays in Jira, and can be linked again by its key.';
export const removeGoneText =
  'The issue stays in Jira. Its own link to this epic stays too, since StorYd no longer reaches it.';
export const confirm = 'Delete link';
