import type { KnownError } from '../CallError.ts';
import * as errors from '../errors.ts';
import type { CompanyDomain } from '../model/company.ts';
import type { SignUpPermissions } from '../model/people.ts';

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

/** The input of a permission. `subjectUid` is the person that a call is about, if any. */
export type AccessQuestion = {
  person: Person;
  mapRole?: MapRole;
  initiativeRole?: InitiativeRole;
  subjectUid?: string;
};

/** A row of the permission table. */
export type Permission = {
  /** The data to read before a call can be judged. */
  needs: 'nothing' | 'address' | 'person' | 'map' | 'initiative';
  allows: (question: AccessQuestion) => boolean;
  /** The code of the refusal. */
  refusal: KnownError;
};

/**
 * A row of the table.
 * @__NO_SIDE_EFFECTS__
 */
function row(
  needs: Permission['needs'],
  allows: Permission['allows'],
  refusal: KnownError = errors.permissionDenied,
): Permission {
  return { needs, allows, refusal };
}

/**
 * The permissions: one row per access name in the contracts. The server refuses and the screen disables by this table,
 * so both always agree (rule access.5).
 */
export const permissions = {
  public: row('nothing', () => true, errors.notAuthenticated),
  /** People with a verified address of the company, with access or without (rule access.23). */
  address: row('address', () => true, errors.noCompanyAccess),
  company: row('person', () => true, errors.noCompanyAccess),
  self: row('person', ({ person, subjectUid }) => subjectUid === person.uid),
  'self-or-admin': row('person', ({ person, subjectUid }) => subjectUid === person.uid || isAdmin(person)),
  admin: row('person', ({ person }) => isAdmin(person), errors.notAdministrator),
  'super-admin': row('person', ({ person }) => person.superAdmin, errors.notSuperAdministrator),
  'map:view': row(
    'map',
    ({ person, mapRole }) => (mapRole !== undefined && mapRole !== 'none') || person.globalStoryMapViewer,
  ),
  'map:edit': row('map', ({ mapRole }) => mapRole === 'owner' || mapRole === 'editor'),
  'map:own': row('map', ({ mapRole }) => mapRole === 'owner'),
  // An owner who lost access cannot hand the map over, and there may be no other member.
  'map:hand-over': row('map', ({ person, mapRole }) => mapRole === 'owner' || isAdmin(person)),
  // Everybody of the company may see initiatives, so the only refusal is that there is none.
  'initiative:view': row('initiative', () => true, errors.initiativeDoesNotExist),
  'initiative:edit': row(
    'initiative',
    ({ initiativeRole }) => initiativeRole === 'owner' || initiativeRole === 'editor',
  ),
  // As with story maps: an owner who lost access cannot do it.
  'initiative:hand-over': row(
    'initiative',
    ({ person, initiativeRole }) => initiativeRole === 'owner' || isAdmin(person),
  ),
  'initiative:own': row('initiative', ({ initiativeRole }) => initiativeRole === 'owner'),
} satisfies Record<string, Permission>;

export type AccessName = keyof typeof permissions;

/** Whether a person with access to the application may make a call that asks for `access`. */
export function isAllowed(access: AccessName, question: AccessQuestion): boolean {
  return permissions[access].allows(question);
}

/** A super admin is an admin too (rule access.9). */
export function isAdmin(person: Pick<Person, 'admin' | 'superAdmin'>): boolean {
  return person.admin || person.superAdmin;
}

/**
 * Whether `actor` may change another person's access to the application (rule access.10): nobody changes their own, and
 * only a super admin changes an admin's access. The super admin's own access is safe even while the role is being
 * transferred: a company is never without one (rule access.28).
 */
export function accessChangeRefusal(
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
export function erasureRefusal(
  actor: Pick<Person, 'email' | 'superAdmin'>,
  target: { email: string; active: boolean; admin: boolean; superAdmin: boolean },
): KnownError | undefined {
  return accessChangeRefusal(actor, target) ?? (target.active ? errors.userHasAccess : undefined);
}

/**
 * Whether `actor` may give roles to an address with its access (rule access.27): Admin is given by a super admin only.
 */
export function signUpPermissionsRefusal(
  actor: Pick<Person, 'superAdmin'>,
  permissions: Pick<SignUpPermissions, 'admin'>,
): KnownError | undefined {
  return permissions.admin && !actor.superAdmin ? errors.notSuperAdministrator : undefined;
}

/**
 * Why a person cannot get or lose a role, if so: nobody changes their own role as an admin (rule access.26), and nobody
 * without access has roles (rule access.12).
 */
export function adminRoleRefusal(
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
export function transferRefusal(
  actor: Pick<Person, 'uid'>,
  target: { uid: string; active: boolean; sub: string | null },
): KnownError | undefined {
  return adminRoleRefusal(actor, target) ?? (target.sub === null ? errors.userNotSignedUp : undefined);
}
