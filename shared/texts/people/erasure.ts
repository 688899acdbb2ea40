import { plural, withParts } from '#shared/texts/withParts.ts';

/** Erasing a person. `{...}` is filled in. */

export const open = 'Erase person for good';
export const openFor = withParts('Erase {person} for good');
export const removed = 'Removed users';
export const removedHelp = 'Their accounts are deleted. Their names remain where they took part until they are erased.';
export const noneRemoved = 'No user has been removed';
export const title = withParts('Erase {person} for good?');
export const help =
  "Their account is deleted. Their name and address are replaced by “Erased person” everywhere, including the history. This can't be undone. Texts that people wrote, such as a name in an Activity, stay.";
export const replaced = 'What is replaced or deleted';
export const counted = {
  ownedMaps: 'Story maps that they own',
  memberMaps: 'Story maps that are shared with them',
  requests: 'Requests they made',
  logEntries: 'Entries about them in the access log and other change logs',
  exports: "Exports of the company's data, which are deleted",
} as const;
export const atLeast = withParts('{count} or more');
export const typeAddress = withParts('Type their address, {email}, to confirm');
export const erase = 'Erase for good';
export const begun = withParts('{person} is being erased');
export const running = plural('A person is being erased', '{count} people are being erased');
export const progress = 'Progress of erasing';
export const runningHelp = 'It continues if you leave this page.';
export const done = 'The person was erased everywhere.';
