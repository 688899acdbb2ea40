import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of the list of differences of an integration. */

export const open = 'Differences';
export const titleFor = withParts('Differences in {name}');
export const help =
  'Epics and issues of which one has been changed and the other one has not. Nothing is overwritten by itself.';
export const list = 'Epics that differ from their issues';
export const none = 'No epic differs from its issue';
export const noneHelp = 'What is changed on one side only will be listed here.';
export const readAt = withParts('Jira was read {time}');
export const notRead = 'The issues of this integration have not been read yet. That is done every 15 minutes.';
export const at = withParts('{map}, {release}');
export const seenSince = withParts(', {status}, seen like this since {time}');
export const goneSince = withParts(", can't be seen since {time}");
export const locked = {
  viewer: 'Only people who edit this story map can settle its differences.',
  'release-completed': 'The release is completed, so nothing of it is changed.',
} as const;
export const more = 'Look further';
export const hidden = plural(
  'One more epic differs, on a story map that you may not view.',
  '{count} more epics differ, on story maps that you may not view.',
);
