import * as z from 'zod/mini';
import { idSchema } from './ids.ts';
import { MAX_HITS, MAX_QUERY_LENGTH, MAX_SOUGHT_WHATS } from './limits.ts';

/** A search text. Trimmed; an empty one is valid and finds nothing. */
export const querySchema = z
  .string()
  .check(z.trim(), z.maxLength(MAX_QUERY_LENGTH, `must have at most ${MAX_QUERY_LENGTH} characters`));

const hits = <Hit extends z.ZodMiniType>(hit: Hit) => z.object({ hits: z.array(hit).check(z.maxLength(MAX_HITS)) });

/** Input and output of every search for story maps. `owner` is a uid. */
export const storyMapSearchSchema = z.object({ query: querySchema });
export const storyMapHitsSchema = hits(
  z.object({ objectID: idSchema, name: z.string(), why: z.string(), owner: idSchema }),
);

/**
 * The input of a search among the shared entities of a company; entities on the map `exclude_container` are left out.
 * An empty id means no map.
 */
export const companySearchSchema = z.object({
  query: querySchema,
  exclude_container: z.optional(z.union([idSchema, z.literal('')])),
});
export const whatHitsSchema = hits(z.object({ objectID: idSchema, description: z.string() }));
export const whoHitsSchema = hits(z.object({ objectID: idSchema, name: z.string() }));

/**
 * The input of a search among the objectives or problems of a company: without those on the map `exclude_container`, or
 * only those on the map `include_container`. An empty id means no map.
 */
export const frameSearchSchema = z.object({
  query: querySchema,
  exclude_container: z.optional(z.union([idSchema, z.literal('')])),
  include_container: z.optional(z.union([idSchema, z.literal('')])),
});
export const frameHitsSchema = hits(z.object({ objectID: idSchema, name: z.string() }));

/** Input and output of the search for initiatives. `created` is in milliseconds. */
export const initiativeSearchSchema = z.object({ query: querySchema });
export const initiativeHitsSchema = hits(z.object({ objectID: idSchema, name: z.string(), created: z.int() }));

/** The output of a search among the releases of a story map. Times are in milliseconds, 0 for none. */
export const releaseHitsSchema = hits(
  z.object({
    objectID: idSchema,
    name: z.string(),
    created: z.int(),
    start: z.int(),
    end: z.int(),
    completed: z.boolean(),
  }),
);

/** Comma-separated ids of Activities in a query string; an empty list is none. */
export const whatListSchema = z
  .string()
  .check(
    z.regex(/^$|^[0-9A-Za-z]{20}(,[0-9A-Za-z]{20})*$/, 'must be ids with commas between them'),
    z.maxLength(21 * MAX_SOUGHT_WHATS, `must be at most ${MAX_SOUGHT_WHATS} ids`),
  );

/** A time in a query string, in milliseconds. */
export const timeSchema = z.coerce.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000));
