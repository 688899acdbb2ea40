import * as z from 'zod/mini';
import { positionSchema } from '../model/fields.ts';
import { idSchema } from '../model/ids.ts';

/**
 * Our addition to every call that places an Activity: the cards between which the sender saw it land, null for an end
 * of the row. With both of them the server need not read the others; one that is gone by then is ignored.
 */
export const neighbourFields = {
  /** The sibling before it, null for the first place. */
  afterWhatId: z.optional(z.nullable(idSchema)),
  /** The sibling after it, null for the last place. */
  beforeWhatId: z.optional(z.nullable(idSchema)),
};

/**
 * The former siblings on both sides as the sender saw them, null for an end of the row. The history shows the first,
 * unless the order contradicts it (rule history.12).
 */
export const formerNeighbourFields = {
  /** The former sibling before it, null for the first place. */
  wasAfterWhatId: z.optional(z.nullable(idSchema)),
  /** The former sibling after it, null for the last place. */
  wasBeforeWhatId: z.optional(z.nullable(idSchema)),
};

/**
 * A place among siblings: by their ids, or else by the position counted from 0, where past the end means the end.
 * Without any of them it is the end.
 */
export const requestedPositionFields = { newOrder: z.optional(positionSchema), ...neighbourFields };
