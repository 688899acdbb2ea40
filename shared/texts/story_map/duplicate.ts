import { withParts } from '#shared/texts/withParts.ts';

/** Texts of the dialog that duplicates a story map. */

export const action = 'Duplicate';
export const title = 'Duplicate story map';
export const name = 'Name';
/** The offered name. */
export const copyOf = withParts('Copy of {name}');
export const whos = 'Whos, with their categories and links';
export const explanation =
  'Copies the Activities with their order, fields and long descriptions. Members and releases are not copied.';
export const submit = 'Duplicate';
export const progress = withParts('{copied} of {total} copied');
