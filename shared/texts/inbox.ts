import { plural, withParts } from '#shared/texts/withParts.ts';

/** The inbox behind the bell of the navigation bar: all that waits for its person. */

export const title = 'Inbox';
/** The bell, with what it counts. */
export const opened = plural('Inbox, {count} request awaits you', 'Inbox, {count} requests await you');
export const empty = 'Nothing is waiting for you';
export const emptyHelp = 'Access requests and change requests appear here.';
export const openAll = 'Open all';
export const openAllOf = withParts('Open all: {section}');
/** Between the person who asks and the present text, and between that and the requested one. */
export const wantsToChange = 'wants to change';
export const to = 'to';
export const changeRequestsFailed = "Couldn't load the change requests.";
