import { describe, expect, test } from 'vitest';
import type { Epic } from '#shared/model/epic/epic.ts';
import type { Release } from '#shared/model/release/release.ts';
import { newEpicFields } from '#shared/rules/epic/epics.ts';
import { nameOfRelease } from '#web/features/initiative/dialogs/nameOfRelease.ts';
import { type BoardInput, cellKey, groupName, initiativeBoard } from '#web/replica/initiative/board.ts';

const release = (id: string, name: string, start = 0): [string, Release] => [
  id,
  { id, version: 1, name, created: 1, start, end: 0, completed: false, capacity: null },
];
const placed = (id: string, groupId: string, containerId = 'desks') => ({ id, version: 1, groupId, containerId });
const group = (id: string, name: string | null = null) => ({ id, version: 1, name, orderKey: id });

let time = 0;
const epic = (releaseId: string, whatId: string, name: string, priority: string | null = null): Epic => {
  const named = { nameObject: null, nameObjectText: null, nameFreeText: name };
  time += 1;
  return { id: `${time}_aaaaaaaaaa`, version: 1, ...newEpicFields({ releaseId, whatId }, named), priority };
};

const input = (some: Partial<BoardInput> = {}): BoardInput => ({
  whatIds: ['book', 'leave'],
  groups: [group('a'), group('b', 'Summer')],
  initiativeReleases: [placed('r2', 'a'), placed('r1', 'a'), placed('r3', 'b', 'rooms'), placed('r4', 'b', 'secret')],
  releases: new Map([release('r1', 'First', 10), release('r2', 'Undated'), release('r3', 'Third', 5)]),
  parents: new Map([
    ['rooms/other', null],
    ['desks/other', null],
  ]),
  epics: [
    epic('r1', 'book', 'later', 'low'),
    epic('r2', 'book', 'soon', 'high'),
    epic('r3', 'leave', 'bye'),
    epic('r3', 'other', 'of an Activity that is no column'),
    epic('elsewhere', 'book', 'of a release that is not in the initiative'),
  ],
  descriptions: new Map([['book', 'Book a desk']]),
  errors: new Map([['r4', 'permission-denied']]),
  lastNames: new Map(),
  hidden: new Map(),
  maps: new Map([['desks', { id: 'desks', name: 'Desks', mayEdit: true }]]),
  nameOf: ({ nameFreeText }) => nameFreeText,
  priorityOrder: ['high', 'low'],
  ...some,
});

const namesIn = (board: ReturnType<typeof initiativeBoard>, groupId: string, whatId: string) =>
  board.cells.get(cellKey(groupId, whatId))?.map(({ name }) => name);

describe('the board of an initiative', () => {
  test('gathers the epics of all releases of a group below each Activity, by priority', () => {
    const board = initiativeBoard(input());
    expect(namesIn(board, 'a', 'book')).toEqual(['soon', 'later']);
    expect(namesIn(board, 'b', 'leave')).toEqual(['bye']);
    expect(board.cells.size).toBe(2);
    expect(board.whats).toEqual([
      { id: 'book', description: 'Book a desk' },
      { id: 'leave', description: undefined },
    ]);
  });

  test('has the releases of a group by their start, and those that cannot be shown last, with the reason', () => {
    const [first, second] = initiativeBoard(input()).groups;
    expect(first?.releases.map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(second?.releases.map(({ id, error }) => [id, error])).toEqual([
      ['r3', null],
      ['r4', 'permission-denied'],
    ]);
  });

  test('shows the epics of a sub-activity below the Activity above it, unless it is in the initiative itself', () => {
    const epics = [epic('r1', 'pay', 'by card'), epic('r1', 'book', 'soon'), epic('r3', 'pay', 'elsewhere')];
    const parents = new Map([
      ['desks/pay', 'book'],
      // On another story map the same Activity stands under another one.
      ['rooms/pay', 'checkout'],
    ]);
    const board = initiativeBoard(input({ epics, parents }));
    expect(namesIn(board, 'a', 'book')).toEqual(['by card', 'soon']);
    expect(board.cells.get(cellKey('a', 'book'))?.[0]).toMatchObject({ whatId: 'pay', columnId: 'book' });
    expect(board.groups.map(({ totals }) => [totals.epics, totals.elsewhere])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const both = initiativeBoard(input({ epics, parents, whatIds: ['book', 'pay'] }));
    expect(namesIn(both, 'a', 'book')).toEqual(['soon']);
    expect(namesIn(both, 'a', 'pay')).toEqual(['by card']);
    expect(namesIn(both, 'b', 'pay')).toEqual(['elsewhere']);
  });

  test('knows when the place of an Activity has to be read', () => {
    const epics = [epic('r1', 'pay', 'by card')];
    expect(initiativeBoard(input({ epics })).hasStrangers).toBe(true);
    expect(initiativeBoard(input({ epics, whatIds: ['pay'] })).hasStrangers).toBe(false);
    expect(initiativeBoard(input({ epics, parents: new Map([['desks/pay', null]]) })).hasStrangers).toBe(false);
  });

  test('waits for the content of a release that was just added', () => {
    const { groups } = initiativeBoard(input({ initiativeReleases: [placed('new', 'a')] }));
    expect(groups[0]?.releases).toEqual([{ id: 'new', containerId: 'desks', error: 'loading', lastName: null }]);
  });

  test('adds up all epics of the releases of a group, and hidden releases while these are the ones that were read', () => {
    const hiddenOf = (...releaseIds: string[]) =>
      new Map([
        ['b', { releaseIds, totals: { groupId: 'b', releases: 3, epics: 4, done: 3, doing: 0, size: 20, value: 9 } }],
      ]);
    const done = { ...epic('r3', 'leave', 'done'), completed: true, size: 5, value: 2 };
    const other = { ...epic('r3', 'other', 'below no Activity of the initiative'), size: 10 };
    const epics = [done, epic('r3', 'leave', 'open'), other, epic('r1', 'other', 'in another group')];
    const totalsOf = (some: Partial<BoardInput>) => initiativeBoard(input({ epics, ...some })).groups[1]?.totals;
    expect(totalsOf({})).toEqual({ epics: 3, done: 1, doing: 0, size: 15, value: 2, hidden: 0, elsewhere: 1 });
    expect(totalsOf({ hidden: hiddenOf('r4') })).toEqual({
      ...{ epics: 7, done: 4, doing: 0, size: 35, value: 11, hidden: 3, elsewhere: 1 },
    });
    expect(totalsOf({ hidden: hiddenOf('r4', 'r5') })?.hidden).toBe(0);
  });

  test('tells releases that are gone apart, and names hidden ones in no way', () => {
    const nameOf = (error: 'missing' | 'permission-denied') =>
      nameOfRelease({ id: 'r4', containerId: 'secret', error });
    expect(nameOf('missing')).toBe('Unknown release (r4)');
    const gone = { id: 'r4', containerId: 'desks', error: 'missing', lastName: 'Autumn' } as const;
    expect(nameOfRelease(gone)).toBe('Autumn (deleted)');
    expect(nameOf('permission-denied')).toBe('Permission error viewing release');
  });

  test('names a group after the releases that its reader may view, until somebody names it', () => {
    const [first, second] = initiativeBoard(input()).groups;
    expect(first && groupName(first)).toBe('First, Undated');
    expect(second && groupName(second)).toBe('Summer');
    const [hidden] = initiativeBoard(input({ initiativeReleases: [placed('r4', 'a', 'secret')] })).groups;
    expect(hidden && groupName(hidden)).toBeNull();
  });
});
