import type { Operation } from '../context.ts';
import { authorise } from '../sessions.ts';

/** Deletes the calling person, with all their sessions. */
export const DeleteUser: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  pool.store.remove(user.sub);
  return {};
};
