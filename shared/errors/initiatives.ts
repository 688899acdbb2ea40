import { defineError } from '../defineError.ts';

/** Refusals about initiatives and what is in them. */

export const initiativeDoesNotExist = defineError(
  'initiative-does-not-exist',
  404,
  'The initiative was deleted in the meantime',
);
export const releaseGroupDoesNotExist = defineError(
  'release-group-does-not-exist',
  404,
  'The release group is no longer in this initiative',
);
export const releaseNotInInitiative = defineError(
  'release-not-in-initiative',
  404,
  'The release is no longer in this initiative',
);
export const whatNotInInitiative = defineError(
  'what-not-in-initiative',
  404,
  'The Activity is no longer in this initiative',
);
export const noInitiativeMember = defineError(
  'no-initiative-member',
  404,
  'This person is no longer a member of the initiative',
);
export const ownerNoInitiativeMember = defineError(
  'owner-no-initiative-member',
  409,
  'This person owns the initiative, so there is nothing to share',
);
export const initiativeFull = defineError('initiative-full', 409, 'This initiative is full');
export const releaseGroupFull = defineError('release-group-full', 409, 'A release group can have at most 45 releases');
export const sameReleaseGroup = defineError('same-release-group', 400, "A release group can't be merged with itself");
export const wholeReleaseGroup = defineError(
  'whole-release-group',
  409,
  'At least one release has to stay in the release group',
);
