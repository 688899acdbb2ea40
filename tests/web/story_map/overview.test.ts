import { expect, test } from 'vitest';
import { colleaguesFound } from '#web/components/people/colleagueSearch.ts';
import { parentLookupText } from '#web/features/story_map/overview/parentLookup.ts';

// Quoted texts (rule map.20).
test.each([
  ['what-does-not-exist', 'The what does not exist'],
  [null, 'The what does not exist'],
  ['parent-not-visible', "The parent Activity is in a Story Map you don't have permissions to view"],
  ['unknown', 'Something unexpected went wrong'],
  ['too-many-requests', 'Something unexpected went wrong'],
] as const)('a parent Activity that cannot be looked up (%s) reads %s', (code, text) => {
  expect(parentLookupText(code)).toBe(text);
});

const user = (username: string, email = `${username.toLowerCase().replace(' ', '.')}@acme.example`) => ({
  uid: username,
  username,
  email,
  active: true,
});
const users = [
  user('Zoë Adler'),
  user('ann Berg'),
  { ...user('Ann Gone'), active: false },
  user('Bob Stone', 'bs@acme.example'),
];
const found = (typed: string) => colleaguesFound(users, typed).map(({ username }) => username);

test('colleagues with access are offered by name, ignoring case and accents', () => {
  expect(found('')).toEqual(['ann Berg', 'Bob Stone', 'Zoë Adler']);
});

test('every typed word must match the name or the address', () => {
  expect(found(' ADLER zoë')).toEqual(['Zoë Adler']);
  expect(found('bs@')).toEqual(['Bob Stone']);
  expect(found('ann stone')).toEqual([]);
});

test('a large company does not fill the dialog', () => {
  expect(
    colleaguesFound(
      Array.from({ length: 200 }, (_, n) => user(`Person ${n}`)),
      '',
    ),
  ).toHaveLength(50);
});
