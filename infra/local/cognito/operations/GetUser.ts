import type { Operation } from '../context.ts';
import { mfaSettings } from '../secondFactor.ts';
import { authorise } from '../sessions.ts';
import { userNameOf } from '../triggers.ts';
import { attributeEntries } from '../users.ts';

/** The attributes of the calling person. */
export const GetUser: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  return { Username: userNameOf(user), UserAttributes: attributeEntries(user), ...mfaSettings(user) };
};
