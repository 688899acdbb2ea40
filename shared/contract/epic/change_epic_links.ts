import * as z from 'zod/mini';
import { referenceLinkSchema } from '#shared/model/what/details.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_EPIC_EXPLORE_OBJECTS, MAX_EPIC_REFERENCES, MAX_EPIC_WHOS } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';

const listOf = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.optional(z.array(item).check(z.maxLength(max, `must have at most ${max} items`)));
const linksSchema = z.object({
  explore_objects: listOf(idSchema, MAX_EPIC_EXPLORE_OBJECTS),
  whos: listOf(idSchema, MAX_EPIC_WHOS),
  referenceLinks: listOf(referenceLinkSchema, MAX_EPIC_REFERENCES),
});

export const change_epic_links = defineCall({
  name: 'change_epic_links',
  method: 'POST',
  path: '/change_epic_links',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...epicFields, add: z.optional(linksSchema), remove: z.optional(linksSchema) }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicCompleted,
    errors.exploreObjectDoesNotExist,
    errors.whoDoesNotExist,
    errors.referenceTypeDoesNotExist,
    errors.epicFull,
    errors.releaseFull,
    errors.conflict,
  ],
  summary:
    'Adds explore items, Whos and references to the lists of an epic and takes some off. What is on a list already, or on none, is passed over.',
});
