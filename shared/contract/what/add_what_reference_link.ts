import * as z from 'zod/mini';
import { referenceLinkSchema } from '#shared/model/what/details.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const add_what_reference_link = defineCall({
  name: 'add_what_reference_link',
  method: 'POST',
  path: '/add_what_reference_link',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.extend(referenceLinkSchema, { containerId: idSchema, whatId: idSchema }),
  output: changeSchema,
  errors: [
    errors.whatDoesNotExist,
    errors.referenceTypeDoesNotExist,
    errors.referenceExists,
    errors.conflict,
    errors.tooManyReferences,
  ],
  summary:
    'Adds a reference to an Activity on its map: a name or an https link, and a type of reference of the company. The pair is there once.',
});
