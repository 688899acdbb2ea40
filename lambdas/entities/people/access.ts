import * as z from 'zod/mini';
import { defineEntity, type FieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { mailChoiceSchema } from '#shared/model/people/notices.ts';
import {
  type Claims,
  claimsSchema,
  type RegisteredEmail,
  type SignUpPermissions,
  signUpPermissionsSchema,
} from '#shared/model/people/people.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import * as erasedTexts from '#shared/texts/people/erased.ts';
import { bindings, type SignIns, signInSchema } from './signIns.ts';

const accessFields = {
  email: z.string(),
  uid: z.string(),
  active: z.boolean(),
  admin: z.boolean(),
  superAdmin: z.boolean(),
  globalStoryMapViewer: z.boolean(),
  /** The main account in the user pool; null until the owner has signed up. */
  sub: z.nullable(z.string()),
  /** The accounts at sign-in providers, the main one included if it is one. Absent until there was one. */
  signIns: z.optional(z.array(signInSchema)),
  /** Whether an administrator has taken access away, which is not the same as never having had it. */
  removed: z.optional(z.boolean()),
  /** Whether they have deleted their account and not signed up again; not set before they have done so. */
  accountDeleted: z.optional(z.boolean()),
  /** Sign-ins before this time no longer count, in seconds: all earlier sessions were ended. Absent until then. */
  tokensFrom: z.optional(z.int()),
  /**
   * When and by whom an administrator last granted access, in milliseconds and as a uid. Absent for people who signed
   * up by themselves.
   */
  letInAt: z.optional(z.int()),
  letInBy: z.optional(z.string()),
  /** When and by whom they were made an admin after they had been given access. Absent for others. */
  adminSince: z.optional(z.int()),
  adminBy: z.optional(z.string()),
};
/**
 * Identity and access of one e-mail address: our own uid, whether it has access, its roles, and Cognito's `sub` once its owner has
 * signed up. One item, read with every call, so that taking access away works on the very next one (rule access.2).
 */
export type AccessItem = RowOf<typeof accessFields>;
export type AccessFields = FieldsOf<typeof accessFields>;

const userFields = {
  email: z.string(),
  username: z.nullable(z.string()),
  /** Which notices the person gets by mail; absent means all at once (rule notice.4). */
  mails: z.optional(mailChoiceSchema),
  /** When they were erased, in milliseconds: the name is gone, and the uid stands in for the address. */
  erased: z.optional(z.int()),
};
/** A person as colleagues see them. `username` is null until they have signed up. */
export type UserItem = RowOf<typeof userFields>;

export const accessEntity = defineEntity({
  type: 'registered_email',
  key: rowKeys.access,
  fields: accessFields,
  present: {
    model: z.object({
      email: z.string(),
      uid: z.string(),
      active: z.boolean(),
      signedUp: z.boolean(),
      claims: claimsSchema,
      signUpPermissions: z.optional(signUpPermissionsSchema),
    }),
    of: presentRegisteredEmail,
  },
  heldBy: [],
  derived: (keys, { uid, active, accountDeleted, signIns }) => ({
    pointers: [
      ...bindings(keys, uid, signIns),
      ...(active ? [] : [noAccessOf(keys, uid)]),
      ...(accountDeleted === true ? [{ key: rowKeys.withoutAccount(keys, uid), fields: { uid } }] : []),
    ],
  }),
});

export const accessDescription = describeEntity(accessEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'Access and roles of people',
    rows: { of: 'company', list: rowKeys.users, each: (keys, { email }) => rowKeys.access(keys, String(email)) },
    withheld: ['sub', 'signIns', 'tokensFrom'],
  },
  search: null,
  personal: { email: '', sub: null, signIns: [] },
});

export const userEntity = defineEntity({
  type: 'user',
  key: rowKeys.user,
  fields: userFields,
  present: null,
  heldBy: [],
  // The access of an erased person, which has this pointer otherwise, is gone.
  derived: (keys, { id, erased }) => ({ pointers: erased === undefined ? [] : [noAccessOf(keys, id)] }),
});

export const userDescription = describeEntity(userEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'People of the company',
    rows: { of: 'company', range: rowKeys.users },
  },
  search: null,
  personal: { email: '', username: erasedTexts.person },
});

/** Points to a person without access or without an account. */
export type PersonPointer = { uid: string };

function noAccessOf(keys: Keys, uid: string): { key: Key; fields: PersonPointer } {
  return { key: rowKeys.withoutAccess(keys, uid), fields: { uid } };
}

/** The roles that administrators grant. */
export type Roles = Pick<AccessFields, 'admin' | 'globalStoryMapViewer'>;
const NO_ROLES: Roles = { admin: false, globalStoryMapViewer: false };

/** The roles in the call's documented form, as they are stored; none when the call names none. */
export function rolesOf(permissions: SignUpPermissions | undefined): Roles {
  if (permissions === undefined) return NO_ROLES;
  return { admin: permissions.admin, globalStoryMapViewer: permissions.global_story_map_viewer };
}

export type NewPerson = {
  uid: string;
  email: string;
  active: boolean;
  superAdmin: boolean;
  sub: string | null;
  signIns?: SignIns['signIns'];
  username: string | null;
  /** The uid of the administrator who grants access. */
  letInBy?: string;
  /** The roles that the administrator grants with it. */
  roles?: Roles;
};

/** The access that a new person gets. */
export function newAccess({
  uid,
  email,
  active,
  superAdmin,
  sub,
  signIns,
  letInBy,
  roles = NO_ROLES,
}: NewPerson): AccessFields {
  const { admin, globalStoryMapViewer } = roles;
  return {
    email,
    uid,
    active,
    admin: admin || superAdmin,
    superAdmin,
    globalStoryMapViewer,
    sub,
    ...withSignIns(signIns),
    ...letIn(letInBy),
  };
}

/** The steps that add an address to the company, by an admin or by its owner's sign-up. */
export function createPerson(keys: Keys, person: NewPerson): Mutation[] {
  const { uid, email, username } = person;
  return [
    create(accessEntity, rowKeys.access(keys, email), uid, newAccess(person)),
    create(userEntity, rowKeys.user(keys, uid), uid, { email, username }),
  ];
}

/** The fields of a known address that signing up changes. */
export function signedUpAccess({ sub, signIns }: SignIns, superAdmin: boolean): Partial<AccessFields> {
  return { sub, ...withSignIns(signIns), ...(superAdmin && { active: true, admin: true, superAdmin: true }) };
}

function withSignIns(signIns: SignIns['signIns']): Pick<AccessFields, 'signIns'> {
  return signIns === undefined ? {} : { signIns };
}

/** The steps that link a known address to the account that its owner has signed up with. */
export function signUpPerson(
  access: AccessItem,
  user: UserItem,
  account: SignIns & { username: string },
  superAdmin: boolean,
): Mutation[] {
  return [
    change(accessEntity, access, {
      ...signedUpAccess(account, superAdmin),
      ...(access.accountDeleted === true && { accountDeleted: false }),
    }),
    change(userEntity, user, { username: account.username }),
  ];
}

/** The step that changes the accounts with which an address signs in. */
export const changeSignIns = (item: AccessItem, { sub, signIns = [] }: SignIns): Mutation =>
  change(accessEntity, item, { sub, signIns });

function letIn(by: string | undefined): Pick<AccessFields, 'letInAt' | 'letInBy'> {
  return by === undefined ? {} : { letInAt: Date.now(), letInBy: by };
}

/** The step that grants access to the application. @param by the uid of the administrator */
export const grantAccess = (item: AccessItem, by: string, roles: Roles): Mutation =>
  change(accessEntity, item, { active: true, removed: false, ...roles, ...letIn(by) });

/** The step that removes access to the application, and with it all roles, which do not come back (rule access.12). */
export const removeAccess = (item: AccessItem): Mutation => change(accessEntity, item, noAccess());

/**
 * The step that removes access together with the account in the user pool (rule access.29). The uid stays with the
 * address.
 */
export const removeUser = (item: AccessItem): Mutation =>
  change(accessEntity, item, { ...noAccess(), ...noAccounts(item) });

function noAccess(): Partial<AccessFields> {
  return { active: false, removed: true, ...NO_ROLES, ...endedSessions() };
}

/** Ends all sessions of a person: earlier sign-ins no longer count. */
export function endSessions(item: AccessItem): Mutation[] {
  return [change(accessEntity, item, endedSessions())];
}

/** The step that unlinks an address from the deleted account in the user pool. Access and uid stay with the address. */
export const deleteAccount = (item: AccessItem): Mutation =>
  change(accessEntity, item, { ...noAccounts(item), accountDeleted: true, ...endedSessions() });

function noAccounts({ signIns }: AccessItem): Partial<AccessFields> {
  return { sub: null, ...(signIns !== undefined && { signIns: [] }) };
}

/** The fields that say that sessions up to now do not count. */
export function endedSessions(): Pick<AccessFields, 'tokensFrom'> {
  return { tokensFrom: Math.floor(Date.now() / 1_000) };
}

/** The person behind an access item, as rules see them. */
export function personOf(item: AccessItem, company: CompanyDomain): Person {
  const { uid, email, active, admin, superAdmin, globalStoryMapViewer } = item;
  return { uid, email, company, active, admin, superAdmin, globalStoryMapViewer };
}

/** The roles under their documented names; nobody without access has any. */
export function presentClaims(item: AccessFields): Claims {
  const { active, admin, superAdmin, globalStoryMapViewer } = item;
  return {
    admin: active && (admin || superAdmin),
    super_admin: active && superAdmin,
    global_story_map_viewer: active && globalStoryMapViewer,
  };
}

/** The administrators' view of an address. */
export function presentRegisteredEmail(item: AccessItem): Omit<RegisteredEmail, 'version' | 'username'> {
  const { email, uid, active, sub, admin, globalStoryMapViewer } = item;
  const signedUp = sub !== null;
  return {
    email,
    uid,
    active,
    signedUp,
    claims: presentClaims(item),
    ...(!signedUp && { signUpPermissions: { admin, global_story_map_viewer: globalStoryMapViewer } }),
  };
}
