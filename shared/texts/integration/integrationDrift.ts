import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of the list of differences of an integration. */

export const open = 'Differences';
export const titleFor = withParts('Differences in {name}');
export const help = 'Epics and issues that are out of sync. Nothing is overwritten automatically.';
export const list = 'Epics that differ from their issues';
export const none = 'No epic differs from its issue';
export const noneHelp = 'Changes made on one side only are listed here.';
export const readAt = withParts('Jira was read {time}');
export const notRead = "The issues of this integration haven't been read yet. StorYd reads them every 15 minutes.";
export const at = withParts('{map}, {release}');
export const seenSince = withParts(', {status}, seen like this since {time}');
export const goneSince = withParts(", can't be seen since {time}");
export const locked = {
  viewer: 'Only editors of this story map can settle its differences.',
  'release-completed': "The release is completed, so it can't be changed.",
} as const;
export const more = 'Load more';
export const hidden = plural(
  "One more epic differs, on a story map that you can't view.",
  "{count} more epics differ, on story maps that you can't view.",
);
