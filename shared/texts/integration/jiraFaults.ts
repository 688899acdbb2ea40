import { withParts } from '#shared/texts/withParts.ts';

/** What Jira says where it answers with an error of its own. */

export const says = withParts('Jira says: {words}');
export const status = withParts('Jira has answered with an error (status {status})');
export const unreadable =
  "StorYd can't read what Jira has answered. A proxy or a sign-in page may have answered in its place";
/** Of a text with a character that the database of a Jira does not take. */
export const notStored = withParts('Jira could not store this text (character {character})');
