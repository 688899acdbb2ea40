import type { Operation } from '../context.ts';
import { mfaSettings } from '../secondFactor.ts';
import { authorise } from '../sessions.ts';
import { attributeEntries } from '../users.ts';

/** The attributes of the calling person. */
export const GetUser: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  return { Username: user.sub, UserAttributes: attributeEntries(user), ...mfaSettings(user) };
};
