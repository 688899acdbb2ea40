import type { Operation } from '../context.ts';
import { mfaSettings } from '../secondFactor.ts';
import { attributeEntries, userOfAdministrator, userSummary } from '../users.ts';

/** A person with state and attributes. */
export const AdminGetUser: Operation = async (pool, input) => {
  const user = userOfAdministrator(pool, input);
  return { ...userSummary(user), UserAttributes: attributeEntries(user), ...mfaSettings(user) };
};
