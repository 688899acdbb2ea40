import type { Operation } from '../context.ts';
import { attributeList } from '../input.ts';
import { authorise } from '../sessions.ts';
import { assertWritable, writingAttributes } from '../users.ts';

/** Writes attributes of the calling person. None of them needs a code, since people cannot write the address. */
export const UpdateUserAttributes: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  const attributes = attributeList(input, 'UserAttributes');
  assertWritable(attributes);
  pool.store.change(user.sub, writingAttributes(attributes, pool.clock()));
  return { CodeDeliveryDetailsList: [] };
};
