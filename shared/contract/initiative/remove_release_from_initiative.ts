import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const remove_release_from_initiative = defineCall({
  name: 'remove_release_from_initiative',
  method: 'POST',
  path: '/remove_release_from_initiative',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({ ...initiativeFields, releaseId: idSchema }),
  output: changeSchema,
  errors: [errors.releaseNotInInitiative, errors.conflict],
  summary:
    'Takes a release out of an initiative, and its group if that is empty then; the release stays in its story map.',
});
