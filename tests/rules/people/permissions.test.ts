import { describe, expect, test } from 'vitest';
import type { Access } from '#shared/contract/defineCall.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';
import * as permissions from '#shared/rules/access.ts';
import {
  accessChangeError,
  adminRoleError,
  isAdmin,
  type MapRole,
  type Person,
  signUpPermissionsError,
  transferError,
} from '#shared/rules/people/permissions.ts';

const company = canonicalDomain('acme.example') as CompanyDomain;
const plain: Person = {
  uid: 'plain',
  email: 'plain@acme.example',
  company,
  active: true,
  admin: false,
  superAdmin: false,
  globalStoryMapViewer: false,
};
const people = {
  nobody: plain,
  admin: { ...plain, admin: true },
  superAdmin: { ...plain, superAdmin: true },
  globalViewer: { ...plain, globalStoryMapViewer: true },
} satisfies Record<string, Person>;
const mapRoles: MapRole[] = ['owner', 'editor', 'viewer', 'none'];

type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];

/** Who may, of all pairs of person and role on the map (rules access.5, access.6). */
const table: Record<Access['name'], (who: Who, role: MapRole) => boolean> = {
  public: () => true,
  address: () => true,
  company: () => true,
  self: () => false,
  'self-or-admin': (who) => who === 'admin' || who === 'superAdmin',
  admin: (who) => who === 'admin' || who === 'superAdmin',
  'super-admin': (who) => who === 'superAdmin',
  'map:view': (who, role) => role !== 'none' || who === 'globalViewer',
  'map:edit': (_, role) => role === 'owner' || role === 'editor',
  // On a map that lets viewers comment.
  'map:comment': (who, role) => role !== 'none' || who === 'globalViewer',
  'map:own': (_, role) => role === 'owner',
  'map:hand-over': (who, role) => role === 'owner' || who === 'admin' || who === 'superAdmin',
  // With the same role in the initiative, which has no viewers: everybody else is one (rule initiative.2).
  'initiative:view': () => true,
  'initiative:edit': (_, role) => role === 'owner' || role === 'editor',
  'initiative:hand-over': (who, role) => role === 'owner' || who === 'admin' || who === 'superAdmin',
  'initiative:own': (_, role) => role === 'owner',
};

describe.each(Object.values<Access>(permissions))('$name', ({ name, allows }) => {
  test.each(everybody.flatMap((who) => mapRoles.map((role) => [who, role] as const)))(
    'for %s with the role %s',
    (who, mapRole) => {
      const initiativeRole = mapRole === 'viewer' ? 'none' : mapRole;
      const storyMap = { viewersComment: true };
      const question = { person: people[who], mapRole, initiativeRole, subjectUid: 'somebody else', storyMap };
      expect(allows(question)).toBe(table[name](who, mapRole));
    },
  );
});

test('viewers, global ones too, comment only on a map that lets them (rule comment.1)', () => {
  for (const who of everybody)
    for (const mapRole of mapRoles) {
      const question = { person: people[who], mapRole, storyMap: { viewersComment: false } };
      expect(permissions.mapComment.allows(question)).toBe(mapRole === 'owner' || mapRole === 'editor');
    }
});

test('everybody may ask for their own roles', () => {
  for (const who of everybody)
    for (const { allows } of [permissions.self, permissions.selfOrAdmin])
      expect(allows({ person: people[who], subjectUid: plain.uid })).toBe(true);
});

test('without a known role on the map only a global viewer sees it, and nobody edits it', () => {
  for (const who of everybody) {
    expect(permissions.mapView.allows({ person: people[who] })).toBe(who === 'globalViewer');
    expect(permissions.mapEdit.allows({ person: people[who] })).toBe(false);
    expect(permissions.mapOwn.allows({ person: people[who] })).toBe(false);
  }
});

test('a super admin is an admin too', () => {
  expect(everybody.filter((who) => isAdmin(people[who]))).toEqual(['admin', 'superAdmin']);
});

describe('changing access', () => {
  const target = (who: Who) => ({
    email: 'other@acme.example',
    admin: people[who].admin,
    superAdmin: people[who].superAdmin,
  });

  test.each(everybody)('nobody changes their own: %s', (who) => {
    expect(accessChangeError(people[who], people[who])?.code).toBe('own-access');
  });

  test.each([
    ['admin', 'nobody', undefined],
    ['admin', 'globalViewer', undefined],
    ['admin', 'admin', 'admin-access'],
    ['admin', 'superAdmin', 'admin-access'],
    ['superAdmin', 'nobody', undefined],
    ['superAdmin', 'admin', undefined],
    ['superAdmin', 'superAdmin', 'admin-access'],
  ] as const)('%s changes that of %s: %s', (actor, of, refusal) => {
    expect(accessChangeError(people[actor], target(of))?.code).toBe(refusal);
  });
});

describe('roles', () => {
  const other = { uid: 'other', active: true, sub: 'account' };

  test('nobody changes their own role as an admin, and nobody without access has one', () => {
    expect(adminRoleError(plain, { ...other, uid: plain.uid })?.code).toBe('own-admin-role');
    expect(adminRoleError(plain, { ...other, active: false })?.code).toBe('user-has-no-access');
    expect(adminRoleError(plain, other)).toBeUndefined();
  });

  test('the super admin role goes to somebody else who has access and an account', () => {
    expect(transferError(plain, other)).toBeUndefined();
    expect(transferError(plain, { ...other, uid: plain.uid })?.code).toBe('own-admin-role');
    expect(transferError(plain, { ...other, active: false })?.code).toBe('user-has-no-access');
    expect(transferError(plain, { ...other, sub: null })?.code).toBe('user-not-signed-up');
  });

  test.each([
    ['admin', true, 'not-super-administrator'],
    ['admin', false, undefined],
    ['superAdmin', true, undefined],
  ] as const)('with an address, %s gives Admin (%s): %s', (actor, admin, refusal) => {
    expect(signUpPermissionsError(people[actor], { admin })?.code).toBe(refusal);
  });
});
