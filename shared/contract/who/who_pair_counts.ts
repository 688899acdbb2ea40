import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const who_pair_counts = defineCall({
  name: 'who_pair_counts',
  method: 'POST',
  path: '/who_pair_counts',
  area: 'who',
  kind: 'query',
  access: access.company,
  input: z.object({ whoId: idSchema, otherWhoId: idSchema }),
  output: z.object({ counts: z.record(idSchema, z.int()) }),
  errors: [errors.whoDoesNotExist],
  summary:
    "How many of the company's story maps link two Whos, by type of link; a type by which none does is left out. Tells nothing about the maps.",
});
