import * as z from 'zod/mini';
import { emailSchema } from '../model/fields.ts';
import { idSchema } from '../model/ids.ts';

/** A user whose roles change. */
export const userInput = {
  uid: idSchema,
  /** Their address, if the sender knows it: it saves a round to the table, and decides nothing. */
  email: z.optional(emailSchema),
};
