import { defineError } from '../defineError.ts';

/** Refusals about a story map as a whole: members, limits, links to other maps. */

export const ownStoryMap = defineError('own-story-map', 400, "An Activity can't be linked to its own story map");
export const accessRequestDoesNotExist = defineError(
  'access-request-does-not-exist',
  404,
  'This request was answered or changed in the meantime',
);
export const memberDoesNotExist = defineError(
  'member-does-not-exist',
  404,
  'The story map is no longer shared with this person',
);
export const storyMapFull = defineError('story-map-full', 409, 'This story map is full');
export const tooManyStars = defineError(
  'too-many-stars',
  409,
  'You can star at most 100 story maps. Remove a star first.',
);
export const containerLinked = defineError('container-linked', 409, 'Selected story map already has a link');
export const storyMapCircle = defineError(
  'story-map-circle',
  409,
  'The selected story map contains this one, so the two would contain each other',
);
export const tooManyLevels = defineError(
  'too-many-levels',
  409,
  'There are already too many story maps above this one',
);
export const ownerNoMember = defineError(
  'owner-no-member',
  409,
  'This person owns the story map, so there is nothing to share',
);
