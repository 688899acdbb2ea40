import { defineError } from '../defineError.ts';

/** Refusals about releases and their contents: Activities, explore items, epics. */

export const scenarioEmpty = defineError('scenario-empty', 400, 'Please select at lease one item');
export const scenarioWithoutWho = defineError('scenario-without-who', 400, 'Please select at lease one who');
export const otherStoryMap = defineError(
  'other-story-map',
  400,
  'An epic can only be moved to a release of the same story map',
);
export const sameStoryMap = defineError('same-story-map', 400, 'The epic is already on this story map');
export const epicWhosMissing = defineError(
  'epic-whos-missing',
  409,
  'Some Whos of the epic are not on the Story Map of the selected release',
);
export const sameRelease = defineError('same-release', 400, 'The epic is already in this release');
export const releaseDoesNotExist = defineError('release-does-not-exist', 404, 'Release no longer exists');
export const whatNotInRelease = defineError('what-not-in-release', 404, 'The Activity is no longer in this release');
export const exploreObjectDoesNotExist = defineError(
  'explore-object-does-not-exist',
  404,
  'The explore item was removed in the meantime',
);
export const epicDoesNotExist = defineError('epic-does-not-exist', 404, 'The epic no longer exists');
export const scenarioDoesNotExist = defineError(
  'scenario-does-not-exist',
  404,
  'The scenario was removed in the meantime',
);
export const releaseCompleted = defineError('release-completed', 409, "You can't edit a completed release");
export const releaseWhatLevelMix = defineError(
  'release-what-level-mix',
  409,
  "You can't have Backbone and Skeleton Activities in the same release",
);
export const exploreInformationExists = defineError(
  'explore-information-exists',
  409,
  'To delete an activity, explore information must be deleted first',
);
export const exploreObjectExists = defineError(
  'explore-object-exists',
  409,
  'An explore item with that name already exists',
);
export const exploreObjectUsed = defineError(
  'explore-object-used',
  409,
  'An epic uses this explore item. Remove it from the epic first',
);
export const epicNameObjectExists = defineError('epic-name-object-exists', 409, 'A epic already exists with that name');
export const epicCompleted = defineError('epic-completed', 409, "can't edit a completed epic");
export const epicWithoutName = defineError('epic-without-name', 409, 'Epic name must be selected before completion');
export const scenarioExists = defineError(
  'scenario-exists',
  409,
  'A scenario with this exact information already exists',
);
export const tooManyWhatsAtOnce = defineError(
  'too-many-whats-at-once',
  409,
  'That is too many Activities for one change. Choose fewer',
);
export const tooManyInReleases = defineError(
  'too-many-in-releases',
  409,
  'This Activity and its sub-activities are in too many releases for one change. Remove some of them from a release first, with Manage Activities',
);
export const tooManyExploreObjects = defineError(
  'too-many-explore-objects',
  409,
  'An Activity can have at most 100 explore items in a release',
);
export const tooManyEpics = defineError('too-many-epics', 409, 'An Activity can have at most 100 epics in a release');
export const releaseFull = defineError(
  'release-full',
  409,
  'This release is full because its epics have many long references. Remove some of them, or use another release.',
);
export const epicFull = defineError(
  'epic-full',
  409,
  'An epic can have at most 20 explore items, 40 Whos, 40 references and 25 scenarios',
);
