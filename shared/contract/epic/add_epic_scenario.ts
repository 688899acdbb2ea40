import * as z from 'zod/mini';
import { scenarioPartsSchema } from '#shared/model/epic/epic.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';

export const add_epic_scenario = defineCall({
  name: 'add_epic_scenario',
  method: 'POST',
  path: '/add_epic_scenario',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.extend(scenarioPartsSchema, epicFields),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicCompleted,
    errors.scenarioEmpty,
    errors.scenarioWithoutWho,
    errors.scenarioExists,
    errors.whoDoesNotExist,
    errors.exploreObjectDoesNotExist,
    errors.epicFull,
    errors.conflict,
  ],
  summary: 'Adds an acceptance scenario of a Who and explore items to an epic.',
});
