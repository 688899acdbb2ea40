import { describe, expect, test } from 'vitest';
import * as texts from '#shared/texts/story_map/sharing.ts';
import { whyNobody } from '#web/features/story_map/members/whyNobody.ts';

const people = [
  { uid: 'a', email: 'ann@acme.example', username: 'Ann', active: true },
  { uid: 'b', email: 'bob@acme.example', username: 'Bob', active: false },
];
const why = (typed: string, isAdmin = false) => whyNobody({ typed, people, company: 'acme.example', isAdmin });

describe('an address that cannot be added to a story map', () => {
  test('is explained once it is whole', () => {
    expect(why('zoe')).toBeUndefined();
    expect(why('zoe@acme')).toBeUndefined();
    expect(why('')).toBeUndefined();
  });

  test.each([
    [' Zoe@Acme.example ', texts.notSignedUp({ email: 'zoe@acme.example' })],
    ['zoe@other.example', texts.otherCompany({ company: 'acme.example' })],
    ['zoe@evil-acme.example', texts.otherCompany({ company: 'acme.example' })],
    ['ANN@acme.example', texts.alreadyHas({ person: 'Ann' })],
    ['bob@acme.example', texts.hasNoAccess({ person: 'Bob' })],
  ])('%s says why', (typed, text) => expect(why(typed)).toBe(text));

  test('leads administrators to the page where they can invite somebody', () => {
    expect(why('zoe@acme.example', true)).toBe(texts.notSignedUpAdmin({ email: 'zoe@acme.example' }));
  });
});
