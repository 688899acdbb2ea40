import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { requestedWhoPlaceFields } from '../requestedWhoPlace.ts';

export const change_who = defineCall({
  name: 'change_who',
  method: 'POST',
  path: '/change_who',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whoId: idSchema, ...requestedWhoPlaceFields }),
  output: changeSchema,
  errors: [errors.whoDoesNotExist, errors.labelDoesNotExist, errors.conflict, errors.noRoom, errors.storyMapFull],
  summary:
    'Puts a Who of a story map into another group or category, by id or by name; null or empty means none, and what is left out stays.',
});
