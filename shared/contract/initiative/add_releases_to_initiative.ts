import * as z from 'zod/mini';
import { addedReleasesSchema } from '#shared/model/initiative/addedReleases.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const add_releases_to_initiative = defineCall({
  name: 'add_releases_to_initiative',
  method: 'POST',
  path: '/add_releases_to_initiative',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({
    ...initiativeFields,
    releases: addedReleasesSchema,
  }),
  output: z.extend(changeSchema, {
    /** The ids of the releases, in the order of the input. */
    releaseIds: z.array(idSchema),
  }),
  errors: [
    errors.permissionDenied,
    errors.releaseDoesNotExist,
    errors.storyMapFull,
    errors.initiativeFull,
    errors.noRoom,
    errors.conflict,
  ],
  summary:
    'Puts releases of story maps that the caller may edit into an initiative, each in a group of its own at the end. New ones are made in their story maps.',
});
