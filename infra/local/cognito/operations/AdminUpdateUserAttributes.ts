import type { Operation } from '../context.ts';
import { attributeList } from '../input.ts';
import { assertInSchema, emailAddress, userOfAdministrator, writingAttributes } from '../users.ts';

/**
 * Writes any attribute. A new address counts as unverified unless the same call says otherwise, and invalidates the
 * codes sent.
 */
export const AdminUpdateUserAttributes: Operation = async (pool, input) => {
  const { sub } = userOfAdministrator(pool, input);
  const attributes = new Map(attributeList(input, 'UserAttributes'));
  assertInSchema(attributes);
  const given = attributes.get('email');
  const email = given === undefined ? undefined : emailAddress(given, 'Invalid email address format.');
  if (email !== undefined) attributes.set('email', email);
  const verified = attributes.get('email_verified');
  if (verified !== undefined) attributes.set('email_verified', String(verified.toLowerCase() === 'true'));

  pool.store.change(sub, (user) => {
    const moves = email !== undefined && email !== user.attributes.email;
    if (!moves) return writingAttributes(attributes, pool.clock())(user);
    const proved = attributes.get('email_verified') ?? 'false';
    return {
      ...writingAttributes(new Map([...attributes, ['email_verified', proved]]), pool.clock())(user),
      codes: {},
    };
  });
  return {};
};
