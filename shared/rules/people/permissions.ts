import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { SignUpPermissions } from '#shared/model/people/people.ts';

/** The signed-in person, as the company's table knows them (never as a token claims). */
export type Person = {
  uid: string;
  email: string;
  company: CompanyDomain;
  /** Has access to the application: the address is among the company's registered ones (rule access.1). */
  active: boolean;
  admin: boolean;
  superAdmin: boolean;
  globalStoryMapViewer: boolean;
};

/** The role of a person on one story map (rule access.6). */
export type MapRole = 'owner' | 'editor' | 'viewer' | 'none';

/** The role of a person in one initiative; everybody else of the company views it (rule initiative.2). */
export type InitiativeRole = 'owner' | 'editor' | 'none';

/** A super admin is an admin too (rule access.9). */
export function isAdmin(person: Pick<Person, 'admin' | 'superAdmin'>): boolean {
  return person.admin || person.superAdmin;
}

/**
 * Whether `actor` may change another person's access to the application (rule access.10): nobody changes their own, and
 * only a super admin changes an admin's access. The super admin's own access is safe even while the role is being
 * transferred: a company is never without one (rule access.28).
 */
export function accessChangeError(
  actor: Pick<Person, 'email' | 'superAdmin'>,
  target: { email: string; admin: boolean; superAdmin: boolean },
): KnownError | undefined {
  if (actor.email === target.email) return errors.ownAccess;
  if (target.superAdmin || (target.admin && !actor.superAdmin)) return errors.adminAccess;
  return undefined;
}

/**
 * Why `actor` cannot erase a person, if so (rule access.35): as with their access, and only once they have none, so
 * that nobody is erased by a single mistake.
 */
export function erasureError(
  actor: Pick<Person, 'email' | 'superAdmin'>,
  target: { email: string; active: boolean; admin: boolean; superAdmin: boolean },
): KnownError | undefined {
  return accessChangeError(actor, target) ?? (target.active ? errors.userHasAccess : undefined);
}

/**
 * Whether `actor` may give roles to an address with its access (rule access.27): Admin is given by a super admin only.
 */
export function signUpPermissionsError(
  actor: Pick<Person, 'superAdmin'>,
  permissions: Pick<SignUpPermissions, 'admin'>,
): KnownError | undefined {
  return permissions.admin && !actor.superAdmin ? errors.notSuperAdministrator : undefined;
}

/**
 * Why a person cannot get or lose a role, if so: nobody changes their own role as an admin (rule access.26), and nobody
 * without access has roles (rule access.12).
 */
export function adminRoleError(
  actor: Pick<Person, 'uid'>,
  target: { uid: string; active: boolean },
): KnownError | undefined {
  if (actor.uid === target.uid) return errors.ownAdminRole;
  return target.active ? undefined : errors.userHasNoAccess;
}

/**
 * Why the super admin's role cannot go to a person, if so (rule access.28): they need access and an account, or the
 * company could be left without anybody who can sign in with the role.
 */
export function transferError(
  actor: Pick<Person, 'uid'>,
  target: { uid: string; active: boolean; sub: string | null },
): KnownError | undefined {
  return adminRoleError(actor, target) ?? (target.sub === null ? errors.userNotSignedUp : undefined);
}
