import { describe, expect, it } from 'vitest';
import { withAccess } from '#web/features/admin/model/accessPatch.ts';
import { initialsOf, nameOf } from '#web/features/admin/model/people.ts';
import { registered } from './registered.ts';

describe('a user', () => {
  it('is called by their name, and by their address while they have none', () => {
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

  it('has the initials of the address without a name', () => {
    expect(initialsOf(registered('dan.brown@acme.example', { signedUp: false }))).toBe('DB');
  });
});

describe('the list of users after a change of access', () => {
  const list = { docs: [registered('ann@acme.example'), registered('dan@acme.example', { active: false })] };

  it('shows it for that address alone', () => {
    expect(withAccess(list, 'dan@acme.example', true).docs.map(({ active }) => active)).toEqual([true, true]);
    expect(withAccess(list, 'ann@acme.example', false).docs.map(({ active }) => active)).toEqual([false, false]);
  });

  it('no longer has an address that lost its access before anybody signed up with it', () => {
    const unused = { docs: [...list.docs, registered('new@acme.example', { signedUp: false })] };
    expect(withAccess(unused, 'new@acme.example', false)).toEqual(list);
    expect(withAccess(unused, 'ann@acme.example', false).docs).toHaveLength(3);
  });

  it('leaves an address alone that it does not know', () => {
    expect(withAccess(list, 'else@acme.example', true)).toEqual(list);
  });
});
