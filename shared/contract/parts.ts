import * as z from 'zod/mini';

/**
 * A query that may have more to say than one answer holds is answered in parts: `next` of each is `after` of the one that follows, null ends it. What
 * each part adds stands in the lists of its answer; everything else is in the first.
 */
export const partInput = {
  /** Where the part before this one ended, as its `next` says. */
  after: z.optional(z.string().check(z.regex(/^[A-Za-z]+\.[0-9A-Za-z-]{1,50}$/, 'must be the end of a part'))),
};

/** See `partInput`. */
export const partOutput = {
  /** Where this part ends, if more follows. */
  next: z.nullable(z.string()),
};
