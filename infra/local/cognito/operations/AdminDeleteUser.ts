import type { Operation } from '../context.ts';
import { userOfAdministrator } from '../users.ts';

/** Deletes a person with all their sessions. */
export const AdminDeleteUser: Operation = async (pool, input) => {
  pool.store.remove(userOfAdministrator(pool, input).sub);
  return {};
};
