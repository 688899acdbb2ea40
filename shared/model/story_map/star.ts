import * as z from 'zod/mini';
import { nameSchema } from '../fields.ts';
import { idSchema } from '../ids.ts';

/** A person's star on a story map; its id is that of the map. `starredAt` is in milliseconds. */
export const starSchema = z.object({ id: idSchema, starredAt: z.int(), version: z.int() });
export type Star = z.infer<typeof starSchema>;

/** A star with the present name of its story map. */
export const starredMapSchema = z.extend(starSchema, { name: nameSchema });
export type StarredMap = z.infer<typeof starredMapSchema>;
