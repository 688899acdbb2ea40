import { expect, test } from 'vitest';
import { auditEventsOf, type LoggedAccess } from '#shared/rules/company/audit.ts';

type Fields = LoggedAccess['changes'][number]['was'];
const kindsOf = (was: Fields, now: Fields, call = 'some_call') =>
  auditEventsOf({
    id: 'E',
    at: 5,
    uid: 'admin',
    call,
    changes: [{ type: 'registered_email', id: 'ann', was, now }],
  }).map(({ kind }) => kind);

test('an entry tells who, to whom, when and what, each event on its own', () => {
  const now = { active: true, admin: true, superAdmin: false, globalStoryMapViewer: true, email: 'ann@acme.example' };
  const changes = [
    { type: 'registered_email', id: 'ann', was: null, now },
    { type: 'user', id: 'ann', was: null, now: { active: true } },
  ];
  expect(auditEventsOf({ id: 'E', at: 5, uid: 'admin', call: 'add_registered_email', changes })).toEqual([
    { id: 'E-0', at: 5, by: 'admin', person: 'ann', kind: 'access_granted' },
    { id: 'E-1', at: 5, by: 'admin', person: 'ann', kind: 'admin_granted' },
    { id: 'E-2', at: 5, by: 'admin', person: 'ann', kind: 'viewer_granted' },
  ]);
});

test('access that is removed takes the roles along; what stays as it was is no event', () => {
  const was = { active: true, admin: false, globalStoryMapViewer: true, removed: null };
  const now = { active: false, admin: false, globalStoryMapViewer: false, removed: true };
  expect(kindsOf(was, now)).toEqual(['access_removed', 'viewer_removed']);
  expect(kindsOf({ tokensFrom: 1 }, { tokensFrom: 2 })).toEqual([]);
  expect(kindsOf({ active: true }, { active: true })).toEqual([]);
});

test('removing a user is told as such, also of somebody without access', () => {
  expect(kindsOf({ active: true, sub: 's' }, { active: false, sub: null }, 'remove_user')).toEqual(['user_removed']);
  expect(kindsOf({ active: false, sub: 's' }, { active: false, sub: null }, 'remove_user')).toEqual(['user_removed']);
});

test('an account that somebody links or unlinks is told as such', () => {
  expect(kindsOf({ signIns: [] }, { signIns: [{}] }, 'link_sign_in')).toEqual(['sign_in_linked']);
  expect(kindsOf({ signIns: [{}] }, { signIns: [] }, 'unlink_sign_in')).toEqual(['sign_in_removed']);
});

test('the super admin role is passed on, and brings no other role of its own', () => {
  expect(kindsOf({ superAdmin: true, admin: true }, { superAdmin: false, admin: true })).toEqual([
    'super_admin_passed_on',
  ]);
  expect(kindsOf({ superAdmin: false, admin: false }, { superAdmin: true, admin: true })).toEqual([
    'super_admin_granted',
  ]);
  expect(kindsOf({ accountDeleted: null }, { accountDeleted: true })).toEqual(['account_deleted']);
});
