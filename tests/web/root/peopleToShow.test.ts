import { describe, expect, test } from 'vitest';
import { peopleToShow } from '#web/root/story_map/people/peopleToShow.ts';

const nameOf = (uid: string) => uid.toUpperCase();

describe('the people beside the Share button', () => {
  test('are those who are here, then the owner, then the other members by name', () => {
    const members = ['owner', 'zoe', 'bob', 'ann'];
    expect(peopleToShow({ here: ['zoe'], members, nameOf }, 4)).toEqual({
      present: ['zoe'],
      absent: ['owner', 'ann', 'bob'],
      further: 0,
    });
  });

  test('are counted where there are more, each once', () => {
    const members = ['owner', 'ann', 'bob', 'cai', 'dan', 'eve'];
    const shown = peopleToShow({ here: ['guest', 'eve'], members, nameOf }, 4);
    expect(shown).toEqual({ present: ['eve', 'guest'], absent: ['owner', 'ann'], further: 3 });
  });

  test('are members only, as many as there is room, where nobody is here', () => {
    expect(peopleToShow({ here: [], members: [], nameOf }, 4)).toEqual({ present: [], absent: [], further: 0 });
    expect(peopleToShow({ here: [], members: ['b', 'a', 'c'], nameOf: undefined }, 2)).toEqual({
      present: [],
      absent: ['b', 'a'],
      further: 1,
    });
  });
});
