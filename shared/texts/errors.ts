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
  'It, or an Activity under it, links to a story map that now contains this one, so the two would contain each other: unlink this story map from its parent Activity first';
export const parentWhatDeleted = 'Its parent Activity was deleted too: restore the parent first';
export const releaseDeleted = 'Its release was deleted too: restore the release first';
export const whatOfReleaseDeleted = withParts(
  'The release has explore information for "{name}", which was deleted: restore that Activity first',
);
export const whatOfReleaseMoved = withParts(
  'The release has explore information for "{name}", which has moved to another level: move it back first',
);
export const tooManyGone = 'Many of its Activities have since been deleted or moved: restore them first';
export const parentOffBackbone = 'Its parent Activity is no longer on the backbone: move the parent back first';

/** The entities that a story map can be full of. */
export const fullOfMembers = 'A story map can be shared with at most 2,000 people';
export const fullOfWhats = 'A story map can have at most 10,000 Activities. Delete some, or start another story map';
export const fullOfWhos = 'A story map can have at most 2,000 Whos. Delete some, or start another story map';
export const fullOfWhoLabels = 'A story map can have at most 1,000 categories and sub-categories';
export const fullOfWhatWhoLinks = 'A story map can have at most 20,000 links between Activities and Whos';
export const fullOfWhoWhoLinks = 'A story map can have at most 20,000 links between Whos';
export const fullOfReleases = 'A story map can have at most 500 releases. Delete some first';
export const fullOfObjectives = 'A story map can have at most 500 objectives. Remove some first';
export const fullOfProblems = 'A story map can have at most 500 problems. Remove some first';

/** There is no room, and not between Activities. */
export const noRoomForLabel = 'There is no room between these two categories. Move one of them first';
export const noRoomInInitiative = 'There is no room here. Move one of its neighbours first';

/** Why a release cannot be put into an initiative, or an epic into a release from there. */
export const newReleaseRefused = withParts("You don't have permissions to create a release in Story Map: {name}");
export const selectedReleaseRefused =
  'The current user does not have edit permissions in the Story Map of the selected release';
export const selectedWhatMissing = 'The Activity does not exist in the Story Map of the selected release';
export const whosMissing = withParts('These Whos are not on the Story Map of the selected release: {names}');
export const selectedReleaseUnknown = 'Unknown error while checking users permissions in the selected Story Map';

export const domainMismatch = withParts("Doesn't match company domain ({domain})");
