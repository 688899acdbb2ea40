import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const child_maps_without_access = defineCall({
  name: 'child_maps_without_access',
  method: 'POST',
  path: '/child_maps_without_access',
  area: 'story_map',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema }),
  output: z.object({ containerIds: z.array(idSchema) }),
  errors: [],
  summary: 'Those of the story maps that Activities of a map are linked to which the signed-in person may not open.',
});
