import { withParts } from '#shared/texts/withParts.ts';

/** Texts around every list: its pagination (rule screen.5) and its refreshing. */

export const pages = 'Pages';
export const position = withParts('{page} / {totalPages}');
export const unknown = '…';
export const refresh = 'Refresh';
export const refreshOutdated = "Refresh to see what's new";
export const refreshFailed = withParts("Couldn't refresh the list, so it may be out of date. {message}");
export const previous = 'Previous page';
export const next = 'Next page';

export const tabWithCount = withParts('{tab} ({count})');

/** The title of a list without anything in it; what it is for comes below. */
export const empty = 'empty';
