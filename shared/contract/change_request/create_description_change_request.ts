import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeRequestIdSchema, changeTypeSchema } from '../../model/changeRequest.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import * as errorTexts from '../../texts/errors.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const create_description_change_request = defineCall({
  name: 'create_description_change_request',
  method: 'POST',
  path: '/create_description_change_request',
  area: 'change_request',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.mapEdit,
  input: z
    .object({
      containerId: idSchema,
      objectId: idSchema,
      changeType: changeTypeSchema,
      // The documented payload has one or the other; which of them adds nothing to `changeType`.
      newDescription: z.optional(nameSchema),
      newValue: z.optional(nameSchema),
    })
    .check(
      z.refine(({ newDescription, newValue }) => (newDescription === undefined) !== (newValue === undefined), {
        error: errorTexts.oneNewText,
        path: ['newDescription'],
      }),
    ),
  /** `requestId` is null when the text is the same already, so that no request is needed. */
  output: z.extend(changeSchema, { requestId: z.nullable(changeRequestIdSchema) }),
  errors: [
    errors.whatDoesNotExist,
    errors.whoDoesNotExist,
    errors.changeAllowed,
    errors.requestExists,
    errors.descriptionTaken,
    errors.nameTaken,
    errors.conflict,
  ],
  summary:
    'Asks the owners and editors of the other story maps that use an Activity or Who for another description or name. Refused while it can be changed directly, and when the same was asked for already.',
});
