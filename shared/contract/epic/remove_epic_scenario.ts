import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';

export const remove_epic_scenario = defineCall({
  name: 'remove_epic_scenario',
  method: 'POST',
  path: '/remove_epic_scenario',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...epicFields, scenarioId: idSchema }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicCompleted,
    errors.scenarioDoesNotExist,
    errors.conflict,
  ],
  summary: 'Removes an acceptance scenario of an epic.',
});
