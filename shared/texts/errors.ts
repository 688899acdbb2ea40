import { withParts } from '#shared/texts/withParts.ts';

/**
 * Texts for refusals of the server where the message of `shared/errors.ts` does not say enough. Their spelling is part
 * of the product, slips included.
 */
export const mapNotVisible = "You don't have access to this Story Map or it does not exist";
export const oneNewText = 'must be given, or newValue, and not both';
export const descriptionOfNew = 'can be given to a new problem only';
export const nameRequired = 'Name is required';
export const parentWhatDoesNotExist = 'The what does not exist';
export const idempotencyKey = 'must have 1 to 200 visible characters';
export const completedReleaseDeleted = "Can't delete completed releases";
export const targetReleaseCompleted = 'The selected release is marked as completed and cannot be edited.';

export const restoredCircle =
  'A story map that it, or an Activity below it, is linked to stands above this one by now, so the two would contain each other: unlink this story map from its parent Activity first';
export const parentWhatDeleted = 'The Activity above it has been deleted too: restore that one first';
export const releaseDeleted = 'Its release has been deleted too: restore that first';
export const whatOfReleaseDeleted = withParts(
  'The release holds explore information for "{name}", which has been deleted: restore that Activity first',
);
export const whatOfReleaseMoved = withParts(
  'The release holds explore information for "{name}", which is at another level by now: move it back first',
);
export const tooManyGone = 'Many of its Activities have been deleted or moved since: restore them first';
export const parentOffBackbone = 'The Activity above it is no longer on the backbone: move that one back first';

/** The entities that a story map can be full of. */
export const fullOfMembers = 'This story map is shared with as many people as a story map can be (2,000)';
export const fullOfWhats =
  'This story map has as many Activities as a story map can have (10,000), please delete some or start another one';
export const fullOfWhos =
  'This story map has as many Whos as a story map can have (2,000), please delete some or start another one';
export const fullOfWhoLabels =
  'This story map has as many categories and sub-categories as a story map can have (1,000)';
export const fullOfWhatWhoLinks =
  'This story map has as many links of Activities and Whos as a story map can have (20,000)';
export const fullOfWhoWhoLinks = 'This story map has as many links between Whos as a story map can have (20,000)';
export const fullOfReleases = 'This story map has as many releases as a story map can have (500), please delete some';
export const fullOfObjectives =
  'This story map has as many objectives as a story map can have (500), please remove some';
export const fullOfProblems = 'This story map has as many problems as a story map can have (500), please remove some';

/** There is no room, and not between Activities. */
export const noRoomForLabel = 'There is no room left between these two categories, please move one of them first';
export const noRoomInInitiative = 'There is no room left at this place, please move one of its neighbours first';

/** Why a release cannot be put into an initiative, or an epic into a release from there. */
export const newReleaseRefused = withParts("You don't have permissions to create a release in Story Map: {name}");
export const selectedReleaseRefused =
  'The current user does not have edit permissions in the Story Map of the selected release';
export const selectedWhatMissing = 'The Activity does not exist in the Story Map of the selected release';
export const whosMissing = withParts('These Whos are not on the Story Map of the selected release: {names}');
export const selectedReleaseUnknown = 'Unknown error while checking users permissions in the selected Story Map';

export const domainMismatch = withParts("Doesn't match company domain ({domain})");
