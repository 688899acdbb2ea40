import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const create_release = defineCall({
  name: 'create_release',
  method: 'POST',
  path: '/create_release',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, name: nameSchema }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [errors.storyMapFull, errors.conflict],
  summary: 'Makes a release of a story map, open and without start and end.',
});
