import * as z from 'zod/mini';

/**
 * A query whose answer may be too large is answered in parts: the `next` of each is the `after` of the following one,
 * null ends it. The lists of the answer continue in each part; everything else is in the first.
 */
export const partInput = {
  /** The end of the previous part, its `next`. */
  after: z.optional(z.string().check(z.regex(/^[A-Za-z]+\.[0-9A-Za-z_-]{1,50}$/, 'must be the end of a part'))),
};

/** See `partInput`. */
export const partOutput = {
  /** The end of this part, if more follows. */
  next: z.nullable(z.string()),
};
