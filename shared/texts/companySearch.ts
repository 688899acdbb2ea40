import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of suggestions to reuse an entity that the company already has (rule what.25). */

export const whats = 'Activities of your company';
export const whos = 'Whos of your company';
export const searching = 'Looking among those of your company …';
export const found = plural(
  '{count} similar elsewhere in your company: choose it below to use it again',
  '{count} similar elsewhere in your company: choose one below to use it again',
);
export const none = 'Nothing similar elsewhere in your company';
export const failed = withParts('Nothing could be looked up in your company. {message}');
