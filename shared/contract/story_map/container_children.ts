import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

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
