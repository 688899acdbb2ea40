import { change } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { accessEntity, type AccessItem, endedSessions, type Roles } from './access.ts';

/** Sets roles that a super admin or an admin grants; the others stay as they are. @param by the uid of who grants them */
export function setRoles(item: AccessItem, roles: Partial<Roles>, by: string): Mutation[] {
  return [change(accessEntity, item, { ...roles, ...(roles.admin === true && madeAdmin(by)) })];
}

const madeAdmin = (by: string) => ({ adminSince: Date.now(), adminBy: by });

/**
 * Transfers the super admin's role (rule access.28): the former one stays an admin and has to sign in again. Both rows
 * are written, so of two transfers at once only one succeeds.
 */
export function transferSuperAdmin(from: AccessItem, to: AccessItem): Mutation[] {
  return [
    change(accessEntity, from, { superAdmin: false, admin: true, ...endedSessions() }),
    change(accessEntity, to, { superAdmin: true, admin: true, ...madeAdmin(from.uid) }),
  ];
}
