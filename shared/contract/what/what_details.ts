import * as z from 'zod/mini';
import { whatMaturitySchema, whatReferenceSchema, whatTextSchema } from '#shared/model/what/details.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const what_details = defineCall({
  name: 'what_details',
  method: 'POST',
  path: '/what_details',
  area: 'what',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema, whatId: idSchema }),
  output: z.object({
    longDescription: whatTextSchema,
    /** By name. `type` is their `referenceTypeId` by its documented name. */
    referenceLinks: z.array(z.extend(whatReferenceSchema, { type: idSchema })),
    maturity: whatMaturitySchema,
  }),
  errors: [errors.whatDoesNotExist],
  summary: 'What an opened Activity shows beyond its card: long description, references and maturity.',
});
