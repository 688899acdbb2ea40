import { plural, withParts } from '#shared/texts/withParts.ts';

/** The inbox behind the bell of the navigation bar: all that waits for its person. */

export const title = 'Inbox';
/** The bell, with what it counts. */
export const opened = plural('Inbox, {count} item for you', 'Inbox, {count} items for you');
export const empty = 'Nothing is waiting for you';
export const emptyHelp = 'Mentions, new comments and requests appear here.';
export const openAll = 'Open all';
export const openAllOf = withParts('Open all: {section}');
/** Between the person who asks and the present text, and between that and the requested one. */
export const wantsToChange = 'wants to change';
export const to = 'to';
export const changeRequestsFailed = "Couldn't load the change requests.";

/** The comments of which the user is notified: between who wrote it and what it is about. */
export const comments = 'Comments';
export const mentionedYou = 'mentioned you on';
export const commented = 'commented on';
export const commentsFailed = "Couldn't load comments.";
