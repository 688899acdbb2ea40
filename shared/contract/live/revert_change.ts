import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_REVERTED_CHANGES } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

/** The id of an entry of the change log, a ULID: the `change` of a command's answer. */
const changeIdSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'must be the id of a change'));

export const revert_change = defineCall({
  name: 'revert_change',
  method: 'POST',
  path: '/revert_change',
  area: 'history',
  kind: 'command',
  undo: { never: 'undo' },
  // Each change asks for the permission of the command that made it (rule undo.1).
  access: access.company,
  scope: 'named',
  input: z.object({
    /** The story map that the changes were made on. */
    containerId: z.optional(idSchema),
    /** Or the initiative; changes of the company's settings have neither. */
    initiativeId: z.optional(idSchema),
    /** In any order; they are reverted from the newest to the oldest. */
    changeIds: z.array(changeIdSchema).check(z.minLength(1), z.maxLength(MAX_REVERTED_CHANGES)),
  }),
  output: z.extend(changeSchema, {
    /** The changes that are reverted now. */
    reverted: z.array(z.string()),
    /** Those that did not fit into one transaction, for another call. */
    left: z.array(z.string()),
    /** What stays as it is, since it has changed meanwhile; the whole entity if the field is null. */
    kept: z.array(
      z.object({
        type: z.string(),
        id: z.string(),
        field: z.nullable(z.string()),
        reason: z.enum(['changed', 'deleted', 'restored', 'used', 'joint']),
        /** The uid of the person who changed it last; null if it was not somebody else. */
        by: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [
    errors.changeDoesNotExist,
    errors.notYourChange,
    errors.cannotBeUndone,
    errors.alreadyUndone,
    errors.revertBlocked,
    errors.whatHasChildren,
    errors.tooLargeToUndo,
    errors.permissionDenied,
    errors.initiativeDoesNotExist,
    errors.descriptionShared,
    errors.descriptionTaken,
    errors.nameTaken,
    errors.objectiveExists,
    errors.problemExists,
    errors.objectiveInRelease,
    errors.problemInRelease,
    errors.exploreInformationExists,
    errors.exploreObjectExists,
    errors.exploreObjectUsed,
    errors.tooManyComments,
    errors.threadFull,
    errors.epicNameObjectExists,
    errors.epicCompleted,
    errors.epicFull,
    errors.epicWithoutName,
    errors.releaseCompleted,
    errors.releaseWhatLevelMix,
    errors.tooManyEpics,
    errors.tooManyExploreObjects,
    errors.tooManyReferences,
    errors.tooManyBenefits,
    errors.tooManyObjectivesOfProblem,
    errors.tooManyInRelease,
    errors.usedTooOften,
    errors.releaseFull,
    errors.initiativeFull,
    errors.releaseGroupFull,
    errors.parentHasChildren,
    errors.parentDoesNotExist,
    errors.levelMix,
    errors.startAfterEnd,
    errors.storyMapFull,
    errors.storyMapCircle,
    errors.tooManyLevels,
    errors.settingTaken,
    errors.conflict,
  ],
  summary:
    'Reverts up to 20 of one’s own changes, or redoes reverted ones: `changeIds` are those of the reverts then. Values that others have changed meanwhile stay and are named in `kept`.',
});
