import { plural, withParts } from '#shared/texts/withParts.ts';

/** Who else is on a story map, and what they do there. */

export const here = plural('{count} other person is here', '{count} other people are here');
export const more = withParts('+{count}');
export const editing = withParts('{name} is editing');
export const moving = withParts('{name} is moving this');
export const several = withParts('{name} +{count}');
export const follow = withParts('Follow {name}');
export const isHere = withParts('{name} is here. Follow what they look at');
export const followShort = 'Follow';
export const following = withParts('Following {name}');
export const stop = 'Stop';
export const stopFollowing = withParts('Stop following {name}');
export const left = withParts('{name} left this story map');
export const somebody = 'Someone';

/** In the dialog of the signed-in user. */
export const share = 'Show who is on a story map';
export const shareExplained = 'You see who else is here and which card they are on. They see the same about you.';
