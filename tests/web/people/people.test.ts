import { describe, expect, it } from 'vitest';
import type { AddressAccess } from '#web/replica/company/entities.ts';
import { initialsOf, nameOf, usersOf } from '#web/replica/people/people.ts';
import { registered } from './registered.ts';

describe('a user', () => {
  it('is shown by name, or by address without one', () => {
    expect(nameOf(registered('ann@acme.example', { username: 'Ann Lee' }))).toBe('Ann Lee');
    expect(nameOf(registered('dan@acme.example', { signedUp: false }))).toBe('dan@acme.example');
  });

  it.each([
    ['Ann Lee', 'AL'],
    ['ann', 'A'],
    ['Maria del Mar Ruiz', 'MR'],
    ['Östen åberg', 'ÖÅ'],
    ['🦊 fox', '🦊F'],
  ])('%s has the initials %s', (username, initials) => {
    expect(initialsOf(registered('x@acme.example', { username }))).toBe(initials);
  });

  it('without a name has the initials of the address', () => {
    expect(initialsOf(registered('dan.brown@acme.example', { signedUp: false }))).toBe('DB');
  });
});

describe('the list of users', () => {
  const address = (email: string, given: Parameters<typeof registered>[1] = {}): AddressAccess => {
    const { uid: _uid, username: _name, ...access } = registered(email, given);
    return { ...access, id: email };
  };

  it('is sorted by address, with the known names', () => {
    const known = [address('dan@acme.example', { active: false }), address('ann@acme.example')];
    expect(usersOf(known, { 'ann@acme.example': 'Ann' })).toMatchObject([
      { uid: 'ann@acme.example', username: 'Ann', active: true },
      { uid: 'dan@acme.example', username: null, active: false },
    ]);
  });

  it('leaves out an address that lost its access before anybody signed up with it', () => {
    expect(usersOf([address('new@acme.example', { signedUp: false, active: false })], {})).toEqual([]);
    expect(usersOf([address('new@acme.example', { signedUp: false })], {})).toHaveLength(1);
  });
});
