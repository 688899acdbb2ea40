import type { CallOutput } from '#shared/contract/registry.ts';

/** The administrator's list after an address got or lost access to the application. An address that is not on it comes with the next reading. */
export function withAccess(list: CallOutput<'registered_emails'>, email: string, active: boolean): CallOutput<'registered_emails'> {
  return { ...list, docs: list.docs.map((user) => (user.email === email ? { ...user, active } : user)) };
}
