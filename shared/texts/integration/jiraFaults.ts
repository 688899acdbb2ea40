import { withParts } from '#shared/texts/withParts.ts';

/** What Jira says where it answers with an error of its own. */

export const says = withParts('Jira says: {words}');
export const status = withParts('Jira answered with an error (status {status})');
export const unreadable = "StorYd can't read Jira's answer. A proxy or a sign-in page may have answered instead";
/** Of a text with a character that the database of a Jira does not take. */
export const notStored = withParts("Jira couldn't store this text (character {character})");
