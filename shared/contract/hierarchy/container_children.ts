import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const container_children = defineCall({
  name: 'container_children',
  method: 'GET',
  path: '/container_children',
  area: 'hierarchy',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema }),
  output: z.object({
    name: z.string(),
    children: z.array(
      z.object({
        /** The name of the map when it was linked; null for people who may not see it (rule map.19). */
        storyName: z.nullable(z.string()),
        childContainerId: idSchema,
      }),
    ),
  }),
  errors: [],
  summary: 'A story map in the hierarchy: its name, and the story maps that its Activities are linked to.',
});
