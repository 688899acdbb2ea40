import type { Operation } from '../context.ts';
import { attributeList } from '../input.ts';
import { authorise } from '../sessions.ts';
import { runCustomMessage } from '../triggers.ts';
import { assertWritable, writingAttributes } from '../users.ts';

/**
 * Writes attributes of the calling person. The client of a pool with providers may write the address, which they bring;
 * the pool then asks the product for the mail with the code of the new address. It refuses, so no such code exists
 * here.
 */
export const UpdateUserAttributes: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  const attributes = attributeList(input, 'UserAttributes');
  if (attributes.has('email') && pool.federation.providers.length > 0)
    await runCustomMessage(pool, 'CustomMessage_UpdateUserAttribute', user, {});
  assertWritable(attributes);
  pool.store.change(user.sub, writingAttributes(attributes, pool.clock()));
  return { CodeDeliveryDetailsList: [] };
};
