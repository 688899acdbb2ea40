import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of every screen: buttons of dialogs, states of loading and failing. */

export const product = 'StorYd';
export const close = 'Close';
export const pageTitle = withParts('{title} · StorYd');
/** The title of a page of something larger, such as the roadmap of a story map. */
export const pageTitleOf = withParts('{title} – {of} · StorYd');
export const accessRequestsFailed = "Couldn't load access requests. Try again.";
export const copyingBlocked = 'Your browser blocked copying. Select the text and copy it yourself.';
export const noAccess = 'No access';
export const noneYet = 'None yet';
export const exploreItems = plural('{count} explore item', '{count} explore items');
export const unnamedEpic = 'Unnamed epic';
export const hiddenStoryMaps = plural(
  "{count} story map that you can't view",
  "{count} story maps that you can't view",
);
export const openNamed = withParts('Open {name}');
export const removeNamed = withParts('Remove {name}');
export const renameNamed = withParts('Rename {name}');
export const editNamed = withParts('Edit {name}');
export const deleteNamed = withParts('Delete {name}');
export const searchHint = 'No options, type to start searching';
export const rank = withParts('Rank {rank}');
export const deleteTitle = withParts('Delete “{name}”?');
export const deleted = withParts('“{name}” has been deleted');
export const restore = 'Restore';
export const trash = 'Trash';
export const underNamed = withParts('under “{name}”');
export const byPerson = withParts('by {person}');
export const childrenOf = withParts('Sub-activities of {name}');
export const openInNewTab = 'Open in a new tab';
export const cancel = 'Cancel';
export const dismiss = 'Dismiss';
export const tryAgain = 'Try again';
export const askForAccess = 'Ask for access';
export const loading = 'loading ...';
export const purpose = 'Purpose (WHY)';
export const tooLong = withParts('At most {max} characters');
export const openStoryMap = 'Open the story map';
export const unreachable = "Couldn't reach the server. Check your connection and try again.";
/** Of a command without a clear answer. The same command sent again takes effect once. */
export const mayBeSaved =
  "The server didn't answer, so this may have been saved. Check your connection and try again: nothing is saved twice.";
export const loadFailed = "Couldn't load this";
export const loadFailedKept = 'Nothing was changed and nothing is lost.';
export const requestNumber = withParts('For support: request {requestId}');
export const notFound = 'The Page you are looking for was not found';
export const notFoundHelp = 'The address may be mistyped, or the page was deleted.';
export const backToStart = 'Back to the start page';
export const notFetched = "Couldn't load this. Check your connection or reload the page.";
export const pageBroke = 'This page stopped working';
export const pageBrokeHelp = 'Everything you saved is safe. Reloading the page usually helps.';
export const reload = 'Reload the page';
export const skipToContent = 'Skip to the content';
export const notifications = 'Notifications';

export const deletedThing = withParts('{name} (deleted)');
export const actionsOn = withParts('Actions on {name}');
export const activities = plural('{count} Activity', '{count} Activities');
export const noPriority = 'No priority';

/** Loads the next part of a long list. */
export const showMore = 'Show more';
