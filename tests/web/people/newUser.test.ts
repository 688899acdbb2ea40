import { describe, expect, it } from 'vitest';
import { refusalFor } from '#web/features/people/users/model/accessRefusal.ts';
import { checkNewUser } from '#web/features/people/users/model/newUser.ts';
import { registered } from './registered.ts';

const ann = { email: 'ann@acme.example', superAdmin: true, company: 'acme.example' };
const dave = { email: 'dave@acme.example', superAdmin: false, company: 'acme.example' };
const users = [
  registered('ann@acme.example', { super_admin: true }),
  registered('dave@acme.example', { admin: true }),
  registered('gone@acme.example', { active: false }),
  registered('gone.admin@acme.example', { active: false, admin: true }),
];

describe('an address for a new user', () => {
  it('is trimmed and lower-cased', () => {
    expect(checkNewUser('  New.Person@ACME.example ', ann, users)).toEqual({ email: 'new.person@acme.example' });
  });

  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['new.person', 'Enter a valid email address'],
    ['a b@acme.example', 'Enter a valid email address'],
    ['new@other.example', "Doesn't match company domain (acme.example)"],
    ['new@sub.acme.example', "Doesn't match company domain (acme.example)"],
    ['new@acme.example.evil.example', "Doesn't match company domain (acme.example)"],
    ['dave@acme.example', 'dave@acme.example already has access'],
    ['DAVE@acme.example', 'dave@acme.example already has access'],
  ])('%j is refused: %s', (typed, error) => {
    expect(checkNewUser(typed, ann, users)).toEqual({ error });
  });

  it('may be one that lost its access', () => {
    expect(checkNewUser('gone@acme.example', dave, users)).toEqual({ email: 'gone@acme.example' });
  });

  it('of an administrator who lost access is left to a super administrator', () => {
    expect(checkNewUser('gone.admin@acme.example', dave, users)).toEqual({
      error: "Only super admins can change an admin's access",
    });
    expect(checkNewUser('gone.admin@acme.example', ann, users)).toEqual({ email: 'gone.admin@acme.example' });
  });
});

describe("a change of somebody's access", () => {
  it('is refused for oneself, whatever the role', () => {
    expect(refusalFor(ann, registered('ann@acme.example', { super_admin: true }))).toBe(
      "You can't remove your own access",
    );
  });

  it('is refused to an admin for other admins and for the super admin', () => {
    expect(refusalFor(dave, registered('eve@acme.example', { admin: true }))).toBe(
      "Only super admins can change an admin's access",
    );
    expect(refusalFor(dave, registered('ann@acme.example', { super_admin: true }))).toBe(
      "Only super admins can change an admin's access",
    );
  });

  it('is open to an admin for everybody else, and to a super admin for admins too', () => {
    expect(refusalFor(dave, registered('fred@acme.example'))).toBeUndefined();
    expect(refusalFor(ann, registered('dave@acme.example', { admin: true }))).toBeUndefined();
  });
});
