import { defineError } from '../defineError.ts';

/** Refusals about objectives, problems and benefits. */

export const objectiveDoesNotExist = defineError(
  'objective-does-not-exist',
  404,
  'The objective is no longer on this story map',
);
export const problemDoesNotExist = defineError(
  'problem-does-not-exist',
  404,
  'The problem is no longer on this story map',
);
export const benefitDoesNotExist = defineError('benefit-does-not-exist', 404, 'The benefit no longer exists');
export const objectiveNotInRelease = defineError(
  'objective-not-in-release',
  404,
  'The objective is no longer in this release',
);
export const problemNotInRelease = defineError(
  'problem-not-in-release',
  404,
  'The problem is no longer in this release',
);
export const objectiveNotOfProblem = defineError(
  'objective-not-of-problem',
  404,
  'The problem no longer has this objective',
);
export const objectiveExists = defineError(
  'objective-exists',
  409,
  'This story map already has an objective with that name',
);
export const problemExists = defineError('problem-exists', 409, 'This story map already has a problem with that name');
export const objectiveInRelease = defineError(
  'objective-in-release',
  409,
  'An open release of this story map has this objective. Remove it from the release first',
);
export const problemInRelease = defineError(
  'problem-in-release',
  409,
  'An open release of this story map has this problem. Remove it from the release first',
);
export const tooManyBenefits = defineError('too-many-benefits', 409, 'An objective can have at most 50 benefits');
export const tooManyObjectivesOfProblem = defineError(
  'too-many-objectives-of-problem',
  409,
  'A problem can have at most 100 objectives',
);
export const tooManyInRelease = defineError(
  'too-many-in-release',
  409,
  'A release can have at most 30 objectives and 30 problems',
);
export const usedTooOften = defineError('used-too-often', 409, 'It can be on at most 500 story maps');
