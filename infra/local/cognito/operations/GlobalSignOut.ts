import type { Operation } from '../context.ts';
import { authorise } from '../sessions.ts';

/** Ends all sessions of the calling person. */
export const GlobalSignOut: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  pool.store.revokeSessions((session) => session.sub === user.sub);
  return {};
};
