import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of suggestions to reuse an entity that the company already has (rule what.25). */

export const whats = 'Activities of your company';
export const whos = 'Whos of your company';
export const searching = 'Searching your company…';
export const found = plural(
  '{count} similar elsewhere in your company: choose it below to reuse it',
  '{count} similar elsewhere in your company: choose one below to reuse it',
);
export const none = 'Nothing similar elsewhere in your company';
export const failed = withParts("Couldn't search your company. {message}");
