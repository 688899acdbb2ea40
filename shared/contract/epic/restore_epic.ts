import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';

export const restore_epic = defineCall({
  name: 'restore_epic',
  method: 'POST',
  path: '/restore_epic',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object(epicFields),
  output: changeSchema,
  errors: [
    errors.notInTrash,
    errors.parentDeleted,
    errors.releaseCompleted,
    errors.whatNotInRelease,
    errors.epicNameObjectExists,
    errors.tooManyEpics,
    errors.releaseFull,
    errors.conflict,
  ],
  summary: 'Restores a deleted epic with its scenarios and notes, without the explore items that were removed since.',
});
