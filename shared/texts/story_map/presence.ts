import { plural, withParts } from '#shared/texts/withParts.ts';

/** Who else is on a story map, and what they do there. */

export const here = plural('{count} other person is here', '{count} other people are here');
export const more = withParts('+{count}');
export const editing = withParts('{name} is editing');
export const moving = withParts('{name} is moving this');
export const several = withParts('{name} +{count}');
export const somebody = 'Somebody';

/** In the dialog of the signed-in user. */
export const share = 'Show who is on a story map';
export const shareExplained = 'You see who else is there and which card they are on, and they see the same of you.';
