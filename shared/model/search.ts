import * as z from 'zod/mini';
import { idSchema } from './ids.ts';
import { MAX_HITS, MAX_QUERY_LENGTH } from './limits.ts';

/** What somebody searches for. Trimmed; an empty one is no mistake, it finds nothing. */
export const querySchema = z
  .string()
  .check(z.trim(), z.maxLength(MAX_QUERY_LENGTH, `must have at most ${MAX_QUERY_LENGTH} characters`));

const hits = <Hit extends z.ZodMiniType>(hit: Hit) => z.object({ hits: z.array(hit).check(z.maxLength(MAX_HITS)) });

/** The input and the answer of every search for story maps. `owner` is a uid. */
export const storyMapSearchSchema = z.object({ query: querySchema });
export const storyMapHitsSchema = hits(
  z.object({ objectID: idSchema, name: z.string(), why: z.string(), owner: idSchema }),
);

/** The input of a search among what a company's maps share; what stands on the map `exclude_container` is left out. An empty one is none. */
export const companySearchSchema = z.object({
  query: querySchema,
  exclude_container: z.optional(z.union([idSchema, z.literal('')])),
});
export const whatHitsSchema = hits(z.object({ objectID: idSchema, description: z.string() }));
export const whoHitsSchema = hits(z.object({ objectID: idSchema, name: z.string() }));
