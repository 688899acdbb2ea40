import { expect, it } from 'vitest';
import { personOfClaims } from '#web/base/session/person.ts';

it('a person is read from the claims of a token, which are strings', () => {
  const claims = {
    sub: 's',
    uid: 'u1',
    email: 'ann@acme.example',
    name: 'Ann',
    company: 'acme.example',
    email_verified: true,
    admin: 'true',
    super_admin: 'false',
    global_story_map_viewer: 'true',
  };
  expect(personOfClaims(claims)).toEqual({
    uid: 'u1',
    email: 'ann@acme.example',
    username: 'Ann',
    company: 'acme.example',
    accessRemoved: false,
    emailVerified: true,
    throughProvider: false,
    claims: { admin: true, super_admin: false, global_story_map_viewer: true },
  });
});

it('a person without access has no uid and no role', () => {
  expect(personOfClaims({ email: 'ann@acme.example', email_verified: 'false', access_removed: 'true' })).toEqual({
    uid: undefined,
    email: 'ann@acme.example',
    username: 'ann@acme.example',
    company: '',
    accessRemoved: true,
    emailVerified: false,
    throughProvider: false,
    claims: { admin: false, super_admin: false, global_story_map_viewer: false },
  });
});

it('a super admin is an admin too', () => {
  expect(personOfClaims({ super_admin: 'true' }).claims.admin).toBe(true);
});
