import * as z from 'zod/mini';
import { referenceLinkSchema } from '#shared/model/what/details.ts';
import { settingFields } from '#shared/model/what/settings.ts';
import { levelSchema } from '#shared/model/what/what.ts';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_NEW_REFERENCES, MAX_NEW_WHO_LINKS } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { neighbourFields } from '../requestedPosition.ts';

export const add_what = defineCall({
  name: 'add_what',
  method: 'POST',
  path: '/add_what',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    description: nameSchema,
    level: levelSchema,
    parentId: z.optional(z.nullable(idSchema)),
    // Part of the documented payload. The reused company Activity depends on the description alone (rules what.4,
    // call.4).
    companyCollectionId: z.optional(z.nullable(z.string())),
    fields: z.optional(
      z.object({
        ...settingFields,
        referenceLinks: z.optional(
          z
            .array(referenceLinkSchema)
            .check(z.maxLength(MAX_NEW_REFERENCES, `must have at most ${MAX_NEW_REFERENCES} items`)),
        ),
        whoLinks: z.optional(
          z
            .array(
              z.object({ linkTypeId: idSchema, whoIds: z.array(idSchema).check(z.minLength(1, 'must not be empty')) }),
            )
            .check(
              z.refine(
                (links) => links.flatMap(({ whoIds }) => whoIds).length <= MAX_NEW_WHO_LINKS,
                `must have at most ${MAX_NEW_WHO_LINKS} Whos`,
              ),
            ),
        ),
      }),
    ),
    ...neighbourFields,
  }),
  output: z.extend(changeSchema, { id: idSchema, usedExistingWhat: z.boolean() }),
  errors: [
    errors.levelMix,
    errors.parentDoesNotExist,
    errors.priorityDoesNotExist,
    errors.referenceTypeDoesNotExist,
    errors.linkTypeDoesNotExist,
    errors.whoDoesNotExist,
    errors.noRoom,
    errors.conflict,
    errors.storyMapFull,
  ],
  summary:
    "Adds an Activity to the backbone or under a backbone Activity, reusing the company's Activity of the same description. One that is on the map already stays where it is; the answer names it.",
});
