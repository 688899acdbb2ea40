import { defineError } from '../defineError.ts';

/** Refusals about a story map as a whole: members, limits, links to other maps. */

export const ownStoryMap = defineError(
  'own-story-map',
  400,
  'An Activity cannot be linked to the story map that it stands on',
);
export const accessRequestDoesNotExist = defineError(
  'access-request-does-not-exist',
  404,
  'This request has been answered or changed in the meantime',
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
  'The selected story map stands above this one, so the two would contain each other',
);
export const tooManyLevels = defineError(
  'too-many-levels',
  409,
  'There are too many story maps above this one already',
);
export const ownerNoMember = defineError(
  'owner-no-member',
  409,
  'This person owns the story map, so there is nothing to share',
);
