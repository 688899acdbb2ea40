import type { Operation } from '../context.ts';
import { userOfAdministrator } from '../users.ts';

/** Ends all sessions of a person. */
export const AdminUserGlobalSignOut: Operation = async (pool, input) => {
  const { sub } = userOfAdministrator(pool, input);
  pool.store.revokeSessions((session) => session.sub === sub);
  return {};
};
