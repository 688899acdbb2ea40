import { describe, expect, it } from 'vitest';
import { filterUsers } from '#web/features/people/users/model/userFilter.ts';
import { registered } from './registered.ts';

const users = [
  registered('ann.lee@acme.example', { username: 'Ann', super_admin: true }),
  registered('b.brown@acme.example', { username: 'Bob', admin: true }),
  registered('cara@acme.example', { username: 'Cara', active: false }),
  registered('dan@acme.example', { signedUp: false }),
  registered('eve@acme.example', { signedUp: false, active: false }),
];
const found = (text: string, filter: Parameters<typeof filterUsers>[2] = 'none') =>
  filterUsers(users, text, filter).map(({ email }) => email.split('@')[0]);

describe('the list of users', () => {
  it('shows everybody in the given order without a text', () => {
    expect(found('')).toEqual(['ann.lee', 'b.brown', 'cara', 'dan', 'eve']);
    expect(found('   ')).toHaveLength(5);
  });

  it('is searched in the part of the e-mail before the @, whatever the case', () => {
    expect(found('LEE')).toEqual(['ann.lee']);
    expect(found('.')).toEqual(['ann.lee', 'b.brown']);
  });

  it('is searched in the username', () => {
    expect(found(' bob ')).toEqual(['b.brown']);
  });

  it('is not searched in the domain, which all users share', () => {
    expect(found('acme')).toEqual([]);
    expect(found('@')).toEqual([]);
  });

  it('takes the text literally, not as a pattern', () => {
    expect(found('.*')).toEqual([]);
  });

  it('is narrowed to users who have not signed up, users without access, and admins', () => {
    expect(found('', 'not-signed-up')).toEqual(['dan']);
    expect(found('', 'no-access')).toEqual(['cara', 'eve']);
    expect(found('', 'admin')).toEqual(['ann.lee', 'b.brown']);
  });

  it('matches text and filter both', () => {
    expect(found('cara', 'admin')).toEqual([]);
    expect(found('bo', 'admin')).toEqual(['b.brown']);
  });
});
