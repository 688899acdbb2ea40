import * as z from 'zod/mini';
import { positionSchema } from '../model/fields.ts';
import { idSchema } from '../model/ids.ts';

/**
 * Ours, in every call that gives an Activity a place: the cards between which the sender saw it land, null for an end of the row. With both of them
 * named the server needs no look at the others; one that is gone by then is passed over.
 */
export const neighbourFields = {
  /** The sibling to stand behind, null for the first place. */
  afterWhatId: z.optional(z.nullable(idSchema)),
  /** The sibling to stand in front of, null for the last place. */
  beforeWhatId: z.optional(z.nullable(idSchema)),
};

/** The siblings between which the sender saw it stand before, null for an end of the row. The history tells of the first, unless the order contradicts it (rule history.12). */
export const formerNeighbourFields = {
  /** The sibling that it stood behind, null for the first place. */
  wasAfterWhatId: z.optional(z.nullable(idSchema)),
  /** The sibling that it stood in front of, null for the last place. */
  wasBeforeWhatId: z.optional(z.nullable(idSchema)),
};

/** A place among siblings: their names, or else the position counted from 0, past the end meaning the end. Without any of them it is the end. */
export const requestedPositionFields = { newOrder: z.optional(positionSchema), ...neighbourFields };
