import type { Claims } from '#shared/model/people.ts';
import type { Person } from '#shared/rules/permissions.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { Stored } from '../items.ts';
import type { Keys } from '../keys.ts';
import type { Mutation } from '../mutations.ts';

/**
 * Identity and access of one e-mail address: our own uid, whether it has access, its roles, and Cognito's `sub` once its owner has
 * signed up. One item, read with every call, so that taking access away works on the very next one (decisions 4).
 */
export type AccessItem = Stored<{
  email: string;
  uid: string;
  active: boolean;
  admin: boolean;
  superAdmin: boolean;
  globalStoryMapViewer: boolean;
  sub: string | null;
}>;

/** A person as colleagues see them. `username` is null until they have signed up. */
export type UserItem = Stored<{ email: string; username: string | null }>;

/** Points to somebody who has no access. */
export type WithoutAccess = { uid: string };

export type NewPerson = {
  uid: string;
  email: string;
  active: boolean;
  superAdmin: boolean;
  sub: string | null;
  username: string | null;
};

/** The steps that make an address known to the company, by an admin or by its owner's sign-up. */
export function createPerson(keys: Keys, person: NewPerson): Mutation[] {
  const { uid, email, active, superAdmin, sub, username } = person;
  return [
    {
      do: 'create',
      key: keys.access(email),
      type: 'registered_email',
      id: uid,
      fields: { email, uid, active, admin: superAdmin, superAdmin, globalStoryMapViewer: false, sub },
    },
    { do: 'create', key: keys.user(uid), type: 'user', id: uid, fields: { email, username } },
    ...(active ? [] : [listAccess(keys, uid, false)]),
  ];
}

/** The steps that tie a known address to the account that its owner has signed up with. */
export function signUpPerson(
  keys: Keys,
  access: AccessItem,
  user: UserItem,
  account: { sub: string; username: string },
  superAdmin: boolean,
): Mutation[] {
  return [
    ...(superAdmin ? [listAccess(keys, access.uid, true)] : []),
    {
      do: 'change',
      item: access,
      set: { sub: account.sub, ...(superAdmin && { active: true, admin: true, superAdmin: true }) },
    },
    { do: 'change', item: user, set: { username: account.username } },
  ];
}

/** Gives or takes access to the application. Roles go with it: who comes back starts without any (administration §6). */
export function setActive(keys: Keys, item: AccessItem, active: boolean): Mutation[] {
  return [
    { do: 'change', item, set: { active, admin: false, globalStoryMapViewer: false } },
    listAccess(keys, item.uid, active),
  ];
}

/** Keeps the list of those without access in step with their access, in the same change. */
function listAccess(keys: Keys, uid: string, active: boolean): Mutation {
  const key = keys.withoutAccess(uid);
  return active ? { do: 'unpoint', key } : { do: 'point', key, fields: { uid } satisfies WithoutAccess };
}

/** Gives or takes roles that a super admin or an admin hands out (administration §6); the others stay as they are. */
export function setRoles(item: AccessItem, roles: { admin?: boolean; globalStoryMapViewer?: boolean }): Mutation[] {
  return [{ do: 'change', item, set: roles }];
}

/** The person behind an access item, as rules see them. */
export function personOf(item: AccessItem, company: CompanyDomain): Person {
  const { uid, email, active, admin, superAdmin, globalStoryMapViewer } = item;
  return { uid, email, company, active, admin, superAdmin, globalStoryMapViewer };
}

/** The roles as the documented answers name them; nobody without access has any. */
export function presentClaims(item: AccessItem): Claims {
  const { active, admin, superAdmin, globalStoryMapViewer } = item;
  return {
    admin: active && (admin || superAdmin),
    super_admin: active && superAdmin,
    global_story_map_viewer: active && globalStoryMapViewer,
  };
}

/** What administrators see of an address. */
export function presentRegisteredEmail(item: AccessItem): Record<string, unknown> {
  const { email, uid, active, sub } = item;
  return { email, uid, active, signedUp: sub !== null, claims: presentClaims(item) };
}
