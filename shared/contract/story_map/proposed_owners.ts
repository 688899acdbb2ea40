import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { mapsToHandOverSchema, pageNumberSchema } from '../mapsToHandOver.ts';

export const proposed_owners = defineCall({
  name: 'proposed_owners',
  method: 'GET',
  path: '/proposed_owners',
  area: 'story_map',
  kind: 'query',
  access: access.admin,
  input: z.object({ uid: idSchema, page: pageNumberSchema }),
  output: mapsToHandOverSchema,
  errors: [errors.userDoesNotExist],
  summary:
    'A page of the story maps that a person owns, newest first, each with whom to hand it over to: its business owner, else who has been its editor longest.',
});
