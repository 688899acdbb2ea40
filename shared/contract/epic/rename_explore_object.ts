import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { maybeNameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';
import { releaseWhatFields } from '../placeOfEpic.ts';

export const rename_explore_object = defineCall({
  name: 'rename_explore_object',
  method: 'POST',
  path: '/rename_explore_object',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    ...releaseWhatFields,
    exploreObjectId: idSchema,
    name: maybeNameSchema,
    ...expectingTexts('name'),
  }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.exploreObjectDoesNotExist,
    errors.valueChanged,
    errors.exploreObjectExists,
    errors.epicNameObjectExists,
    errors.conflict,
  ],
  summary: 'Gives an explore item another name; an empty one changes nothing.',
});
