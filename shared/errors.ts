import { defineError } from './defineError.ts';

/**
 * The closed list of all refusals of calls: code, HTTP status, message. Codes that clients know are not renamed. Import
 * it as a namespace (`import * as errors`), so that a bundle holds only the ones that it uses.
 */

export const badInput = defineError('bad-input', 400, 'Some of what was sent is missing or not valid');
export const notJson = defineError('not-json', 400, 'The request is not valid JSON');
export const domainMismatch = defineError('domain-mismatch', 400, "Doesn't match company domain ({domain})");
export const levelMix = defineError('level-mix', 400, 'An Activity can be at most one level below the backbone');
export const ownParent = defineError('own-parent', 400, 'An Activity cannot go under itself');
export const referenceTypeDoesNotExist = defineError(
  'reference-type-does-not-exist',
  400,
  'This type of reference does not exist any more',
);
export const maturityItemDoesNotExist = defineError(
  'maturity-item-does-not-exist',
  400,
  'This maturity item does not exist or is no longer active',
);
export const priorityDoesNotExist = defineError(
  'priority-does-not-exist',
  400,
  'This priority does not exist or is no longer active',
);
export const linkTypeDoesNotExist = defineError(
  'link-type-does-not-exist',
  400,
  'This type of link does not exist any more',
);
export const ownLink = defineError('own-link', 400, 'A Who cannot be linked to itself');
export const ownStoryMap = defineError(
  'own-story-map',
  400,
  'An Activity cannot be linked to the story map that it stands on',
);
export const notBackbone = defineError(
  'not-backbone',
  400,
  'Only an Activity of the backbone can be made into a story map',
);
export const startAfterEnd = defineError('start-after-end', 400, 'The start cannot be after the end');
export const scenarioEmpty = defineError('scenario-empty', 400, 'Please select at lease one item');
export const scenarioWithoutWho = defineError('scenario-without-who', 400, 'Please select at lease one who');
export const otherStoryMap = defineError(
  'other-story-map',
  400,
  'An epic can only be moved to a release of the same story map',
);
export const sameRelease = defineError('same-release', 400, 'The epic is in this release already');
export const notAuthenticated = defineError('not-authenticated', 401, 'not authenticated');
export const emailNotVerified = defineError('email-not-verified', 403, 'The email address has not been verified yet');
export const signInsNotLinked = defineError('sign-ins-not-linked', 403, 'These accounts cannot be linked');
export const lastSignIn = defineError('last-sign-in', 409, 'This is your only way to sign in');
export const signInInUse = defineError('sign-in-in-use', 409, 'You are signed in with this one');
export const signInTooOld = defineError('sign-in-too-old', 403, 'Sign in again to remove this one');
export const signInDoesNotExist = defineError('sign-in-does-not-exist', 404, 'You do not sign in with this any more');
export const noCompanyAccess = defineError(
  'no-company-access',
  403,
  'Your access to the application has been removed by a admin. Please ask an admin to grant you access if required.',
);
export const permissionDenied = defineError('permission-denied', 403, "You don't have permission to do this");
export const parentNotVisible = defineError(
  'parent-not-visible',
  403,
  "The parent Activity is in a Story Map you don't have permissions to view",
);
export const notAdministrator = defineError('not-administrator', 403, 'You are not a Administrator');
export const notSuperAdministrator = defineError(
  'not-super-administrator',
  403,
  'Only a super administrator can do this',
);
export const ownAccess = defineError('own-access', 403, 'You cannot remove your own access');
export const adminAccess = defineError(
  'admin-access',
  403,
  "Only a super administrator can change an administrator's access",
);
export const ownAdminRole = defineError('own-admin-role', 403, 'You cannot change your own role as an administrator');
export const unknownCall = defineError('unknown-call', 404, 'There is no such call');
export const whatDoesNotExist = defineError('what-does-not-exist', 404, 'The Activity no longer exists');
export const parentDoesNotExist = defineError(
  'parent-does-not-exist',
  404,
  'The Activity that this one should go under no longer exists',
);
export const whoDoesNotExist = defineError('who-does-not-exist', 404, 'The Who is no longer on this story map');
export const linkDoesNotExist = defineError('link-does-not-exist', 404, 'The link has been removed in the meantime');
export const labelDoesNotExist = defineError(
  'label-does-not-exist',
  404,
  'This category has been removed in the meantime',
);
export const referenceDoesNotExist = defineError(
  'reference-does-not-exist',
  404,
  'The reference has been removed in the meantime',
);
export const accessRequestDoesNotExist = defineError(
  'access-request-does-not-exist',
  404,
  'This request has been answered or changed in the meantime',
);
export const changeRequestDoesNotExist = defineError(
  'change-request-does-not-exist',
  404,
  'This request has been answered or deleted in the meantime',
);
export const settingDoesNotExist = defineError('setting-does-not-exist', 404, 'This setting does not exist any more');
export const memberDoesNotExist = defineError(
  'member-does-not-exist',
  404,
  'The story map is no longer shared with this person',
);
export const userDoesNotExist = defineError('user-does-not-exist', 404, 'There is no such user');
export const emailNotRegistered = defineError('email-not-registered', 404, 'This email address is not registered');
export const exportDoesNotExist = defineError('export-does-not-exist', 404, 'This file is no longer available');
export const releaseDoesNotExist = defineError('release-does-not-exist', 404, 'Release no longer exists');
export const whatNotInRelease = defineError('what-not-in-release', 404, 'The Activity is no longer in this release');
export const exploreObjectDoesNotExist = defineError(
  'explore-object-does-not-exist',
  404,
  'The explore item has been removed in the meantime',
);
export const epicDoesNotExist = defineError('epic-does-not-exist', 404, 'The epic no longer exists');
export const scenarioDoesNotExist = defineError(
  'scenario-does-not-exist',
  404,
  'The scenario has been removed in the meantime',
);
export const notInTrash = defineError(
  'not-in-trash',
  404,
  'It is no longer in the trash: somebody has restored it, or it was there for more than 30 days',
);
export const parentDeleted = defineError(
  'parent-deleted',
  409,
  'What it belonged to has been deleted too: restore that first',
);
export const conflict = defineError(
  'conflict',
  409,
  'Somebody else changed the same thing at the same moment, please try again',
);
export const noRoom = defineError(
  'no-room',
  409,
  'There is no room left between these two Activities, please move one of them first',
);
export const parentHasChildren = defineError(
  'parent-has-children',
  409,
  'An Activity that has sub-activities cannot go under another Activity',
);
export const referenceExists = defineError('reference-exists', 409, 'The Activity has this reference already');
export const valueChanged = defineError('value-changed', 409, 'Somebody else has changed this in the meantime');
export const descriptionTaken = defineError(
  'description-taken',
  409,
  'Another Activity of your company already has this description',
);
export const nameTaken = defineError('name-taken', 409, 'Another Who of your company already has this name');
export const settingTaken = defineError('setting-taken', 409, 'There is one with this name already');
export const tooManySettings = defineError('too-many-settings', 409, 'There can be at most 100 of them');
export const labelTaken = defineError('label-taken', 409, 'There is a category with this name already');
export const descriptionShared = defineError(
  'description-shared',
  409,
  'Other story maps use it too, so their owners and editors have to agree to the change',
);
export const alreadyLinked = defineError('already-linked', 409, 'These two Whos are linked already');
export const storyMapFull = defineError('story-map-full', 409, 'This story map is full');
export const tooManyReferences = defineError(
  'too-many-references',
  409,
  'This Activity has as many references as an Activity can have (100)',
);
export const containerLinked = defineError('container-linked', 409, 'Selected story map already has a link');
export const whatLinked = defineError(
  'what-linked',
  409,
  'This Activity is linked to a story map already, please remove that link first',
);
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
export const changeAllowed = defineError(
  'change-allowed',
  409,
  'No other story map uses it, so it can be changed directly',
);
export const requestExists = defineError(
  'request-exists',
  409,
  'The same change has been asked for already and waits for answers',
);
export const requestNotEscalated = defineError(
  'request-not-escalated',
  409,
  'The request is not escalated any more, so the people who were asked decide',
);
export const userHasNoAccess = defineError(
  'user-has-no-access',
  409,
  'This person has no access to the application at the moment',
);
export const userNotSignedUp = defineError(
  'user-not-signed-up',
  409,
  'Only a person who has signed up can become the super administrator',
);
export const ownerNoMember = defineError(
  'owner-no-member',
  409,
  'This person owns the story map, so there is nothing to share',
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
  'An epic uses this explore item, please take it out of the epic first',
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
  'These are more Activities than can be changed at once, please take fewer',
);
export const tooManyInReleases = defineError(
  'too-many-in-releases',
  409,
  'This Activity and those under it are in releases too often for one change. Take some of them out of a release first, with Manage Activities',
);
export const tooManyExploreObjects = defineError(
  'too-many-explore-objects',
  409,
  'This Activity has as many explore items in a release as it can have (100)',
);
export const tooManyEpics = defineError(
  'too-many-epics',
  409,
  'This Activity has as many epics in a release as it can have (100)',
);
export const epicFull = defineError(
  'epic-full',
  409,
  'An epic can have at most 20 explore items, 40 Whos, 40 references and 25 scenarios',
);
export const idempotencyMismatch = defineError(
  'idempotency-mismatch',
  409,
  'The same idempotency key was used with other input',
);
export const tooLarge = defineError('too-large', 413, 'The request is too large');
export const tooManyRequests = defineError(
  'too-many-requests',
  429,
  'Too many requests at the moment, please try again shortly',
);
export const unknown = defineError('unknown', 500, 'Something went wrong, please try again');
export const maintenance = defineError('maintenance', 503, 'The site is currently under maintenance');
export const searchUnavailable = defineError(
  'search-unavailable',
  503,
  'The search is not available at the moment, everything else works as usual',
);
