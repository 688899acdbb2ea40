import { describe, expect, test } from 'vitest';
import { newEpicFields } from '#shared/rules/epic/epics.ts';
import type { Step } from '#web/board/keys/itemKeys.ts';
import { walkGrid } from '#web/board/keys/walkGrid.ts';
import { HEADING_HEIGHT } from '#web/components/picture/heading.ts';
import { scaleOf } from '#web/components/picture/raster.ts';
import { svgOf } from '#web/components/picture/svg.ts';
import type { Chip, Planned } from '#web/features/roadmap/model/board.ts';
import { cellKey, roadmapBoard } from '#web/features/roadmap/model/board.ts';
import { verdictOn } from '#web/features/roadmap/model/moves.ts';
import { noFilter } from '#web/features/roadmap/model/params.ts';
import { COLUMN_WIDTH, columnsIn, NAME_WIDTH, placeRoadmap, rowsIn } from '#web/features/roadmap/model/placing.ts';
import { gridOf } from '#web/features/roadmap/model/walk.ts';
import { pictureOf } from '#web/features/roadmap/picture/roadmapPicture.ts';
import type { Card, Layout } from '#web/replica/story_map/types.ts';

const card = (id: string, parentId: string | null = null) =>
  ({ id, description: `Do ${id}`, level: parentId === null ? 0 : 1, parentId, unsaved: false, whatId: id }) as Card;
/** a with a1 and a2, then b. */
const cards = new Map([card('a'), card('a1', 'a'), card('a2', 'a'), card('b')].map((one) => [one.id, one]));
const layout: Layout = {
  backbone: ['a', 'b'],
  children: new Map([
    ['a', ['a1', 'a2']],
    ['b', []],
  ]),
  cards,
};

let count = 0;
const MONTH = 31 * 86_400_000;
const START = Date.UTC(2026, 0, 1);

type Some = { start?: number; end?: number; completed?: boolean; mapName?: string | null };
/** A release that begins so many months after January, with epics such as 'a1:high'. */
function planned(id: string, months: number, epics: readonly string[], some: Some = {}): Planned {
  const { mapName = null, completed = false } = some;
  const start = months < 0 ? 0 : START + months * MONTH;
  const release = {
    id,
    version: 1,
    name: `Release ${id}`,
    created: (count += 1),
    start,
    end: start && start + MONTH / 2,
    completed,
    capacity: null,
  };
  const made = epics.map((text) => {
    const [whatId = '', priority = null] = text.split(':');
    const fields = newEpicFields(
      { releaseId: id, whatId },
      { nameObject: null, nameObjectText: null, nameFreeText: text },
    );
    return { ...fields, priority, id: `${1_000_000_000_000 + (count += 1)}_${id}`, version: 1 };
  });
  return {
    containerId: mapName ?? 'own',
    mapName,
    release,
    whats: [...new Set(made.map(({ whatId }) => whatId))],
    epics: made,
  };
}

const boardOf = (all: readonly Planned[], more: Partial<Parameters<typeof roadmapBoard>[0]> = {}) =>
  roadmapBoard({
    layout,
    planned: all,
    otherWhats: new Map([['x', 'Do x']]),
    expanded: [],
    filter: noFilter,
    whosOfWhat: new Map(),
    priorityOrder: ['high', 'low'],
    nameOf: () => undefined,
    ...more,
  });
type Board = ReturnType<typeof boardOf>;
const cell = (board: Board, row: string, column: string) =>
  (board.cells.get(cellKey(row, column)) ?? []).map(({ name }) => name);
const how = { months: 3, today: START + MONTH, adds: false };

describe('the roadmap', () => {
  test('has its releases over time, those without dates last', () => {
    const board = boardOf([planned('none', -1, []), planned('late', 4, []), planned('early', 1, [])]);
    expect(board.columns.map(({ id }) => id)).toEqual(['early', 'late', 'none']);
  });

  test('sums all epics of a release, also those that a filter hides', () => {
    const [first] = boardOf([planned('r', 0, ['a1', 'b'])], {
      filter: { ...noFilter, whoFilter: ['w'] },
      whosOfWhat: new Map([['b', new Set(['w'])]]),
    }).columns;
    expect(first?.totals).toMatchObject({ epics: 2, done: 0, doing: 0 });
  });

  test('shows the epics of a collapsed Activity with those under it, by priority, and apart once it is expanded', () => {
    const all = [planned('r', 0, ['a1:low', 'a2:high', 'a1'])];
    const collapsed = boardOf(all);
    expect(collapsed.rows.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      ['a', false],
      ['b', null],
    ]);
    expect(cell(collapsed, 'a', 'r')).toEqual(['a2:high', 'a1:low', 'a1']);
    const open = boardOf(all, { expanded: 'all' });
    expect(open.rows.map(({ id }) => id)).toEqual(['a', 'a1', 'a2', 'b']);
    expect([cell(open, 'a', 'r'), cell(open, 'a1', 'r'), cell(open, 'a2', 'r')]).toEqual([
      [],
      ['a1:low', 'a1'],
      ['a2:high'],
    ]);
  });

  test('shows Activities of other maps below its own, and those that it shares in their rows', () => {
    const board = boardOf([planned('r', 0, ['b']), planned('o', 1, ['b', 'x'], { mapName: 'Other' })]);
    expect(board.rows.map(({ id, isOther }) => [id, isOther])).toEqual([
      ['a', false],
      ['b', false],
      ['x', true],
    ]);
    expect(cell(board, 'b', 'o')).toEqual(['b']);
  });

  test('is filtered by Activities with epics, and by Whos of epics and Activities', () => {
    const all = [planned('r', 0, ['a1', 'b'])];
    const [first] = all[0]?.epics ?? [];
    if (first !== undefined) first.whos = ['w'];
    const rows = (filter: Partial<typeof noFilter>, whosOfWhat = new Map<string, Set<string>>()) =>
      boardOf(all, { filter: { ...noFilter, ...filter }, whosOfWhat }).rows.map(({ id }) => id);
    expect(rows({ whoFilter: ['w'] })).toEqual(['a']);
    expect(rows({ whoFilter: ['v'] })).toEqual([]);
    expect(rows({ whoFilter: ['v'] }, new Map([['b', new Set(['v'])]]))).toEqual(['b']);
    expect(boardOf([planned('r', 0, ['b'])], { filter: { ...noFilter, hasEpicFilter: true } }).rows).toHaveLength(1);
  });
});

describe('moving an epic', () => {
  const all = [
    planned('r', 0, ['a1']),
    planned('s', 1, ['a2']),
    planned('t', 2, ['b']),
    planned('done', 3, [], { completed: true }),
    planned('o', 4, [], { mapName: 'Other' }),
  ];
  const board = boardOf(all);
  const chip =
    gridOf(board)
      .flat(2)
      .find(({ id }) => id === all[0]?.epics[0]?.id) ?? expect.fail('no epic');
  const to = (row: string, column: string, shown = board) => verdictOn(shown, layout, chip, { row, column });

  test('goes into another release in the row of its Activity, or of the collapsed one above it', () => {
    expect(to('a', 's')).toEqual({ does: 'moves', to: 's' });
    expect(to('a', 'r')).toEqual({ does: 'stays' });
    const open = boardOf(all, { expanded: 'all' });
    expect(to('a1', 's', open)).toEqual({ does: 'moves', to: 's' });
    expect(to('a', 's', open)).toMatchObject({ does: 'refused' });
  });

  test.each([
    ['b', 's', 'An epic stays with its Activity: drop it in the row of Do a1'],
    ['a', 't', "You can't have Backbone and Skeleton Activities in the same release"],
    ['a', 'done', 'The selected release is marked as completed and cannot be edited.'],
    ['a', 'o', 'Releases of other story maps are read-only here'],
  ])('into row %s of release %s is refused: %s', (row, column, refusal) => {
    expect(to(row, column)).toEqual({ does: 'refused', refusal });
  });
});

describe('the layout', () => {
  test('places columns side by side, each row as high as its fullest cell, and releases without dates apart', () => {
    const board = boardOf([planned('r', 0, ['b', 'b:low']), planned('s', 2, []), planned('n', -1, [])]);
    const placing = placeRoadmap(board, how);
    expect(placing.columns.map(({ left }) => left)).toEqual([NAME_WIDTH, NAME_WIDTH + COLUMN_WIDTH, placing.undated]);
    expect(placing.undated).toBeGreaterThan(NAME_WIDTH + 2 * COLUMN_WIDTH);
    const [a, b] = placing.rows;
    expect(b?.height).toBeGreaterThan(a?.height ?? 0);
    expect(b?.top).toBe((a?.top ?? 0) + (a?.height ?? 0));
    expect(placing.today).not.toBeNull();
    expect(placeRoadmap(board, { ...how, today: 0 }).today).toBeNull();
  });

  test('puts releases that overlap in time below each other on the axis', () => {
    const bars = placeRoadmap(boardOf([planned('r', 0, []), planned('s', 0, []), planned('t', 3, [])]), how).bars;
    expect(bars[1]?.top).toBeGreaterThan(bars[0]?.top ?? 0);
    expect(bars[2]?.top).toBe(bars[0]?.top);
  });

  test('fills the window with its time axis, and leaves each month room for its name', () => {
    const board = boardOf([planned('r', 0, []), planned('s', 2, [])]);
    const wide = placeRoadmap(board, { ...how, window: 1600 });
    expect(wide.width).toBe(1600);
    expect(wide.columns.reduce((sum, { width }) => sum + width, 0)).toBe(wide.axis?.width);
    expect(placeRoadmap(board, { ...how, window: 320 }).axis?.width).toBe(2 * COLUMN_WIDTH);
    for (const { width } of placeRoadmap(board, { ...how, months: 24, window: 320 }).groups)
      expect(width).toBeGreaterThan(32);
    const undated = boardOf([planned('r', 0, []), planned('n', -1, [])]);
    expect(placeRoadmap(undated, { ...how, window: 1600 }).width).toBe(1600);
  });

  test('has no axis without dated releases', () => {
    expect(placeRoadmap(boardOf([planned('n', -1, [])]), how)).toMatchObject({ axis: null, axisHeight: 0, bars: [] });
  });

  test('mounts few of many rows and releases', () => {
    const many = Array.from({ length: 200 }, (_, i) => planned(`r${i}`, i / 8, ['b']));
    const placing = placeRoadmap(boardOf(many), how);
    expect(columnsIn(placing, { from: 0, to: 1400 }).length).toBeLessThan(10);
    expect(rowsIn(placing, { from: -500, to: 0 })).toEqual([]);
  });
});

test('arrow keys lead from epic to epic, over empty cells', () => {
  const all = [planned('r', 0, ['a1', 'b']), planned('s', 1, []), planned('t', 2, ['b'])];
  const board = boardOf(all);
  const named = (name: string, release: string) =>
    [...board.cells.values()].flat().find((chip) => chip.name === name && chip.releaseId === release) ??
    expect.fail('no epic');
  const next = (chip: Chip, step: Step) => walkGrid(gridOf(board), (other) => other === chip, step);
  expect(next(named('a1', 'r'), 'down')).toBe(named('b', 'r'));
  expect(next(named('b', 'r'), 'right')).toBe(named('b', 't'));
  expect(next(named('b', 't'), 'up')).toBeUndefined();
});

describe('the picture', () => {
  const measure = (text: string, size: number) => text.length * size * 0.5;
  const about = {
    title: 'A & <B>',
    date: '1 Feb 2026',
    priorities: [{ id: 'high', name: 'Must', color: '#f00' }],
    measure,
  };
  const draw = (board: Board) => pictureOf(board, placeRoadmap(board, how), about);

  test('has title, date, legend, months, releases, Activities and epics as texts', () => {
    const svg = svgOf(draw(boardOf([planned('r', 0, ['b:high']), planned('n', -1, [])])), about.title);
    for (const text of ['A &amp; &lt;B&gt;', 'StorYd · 1 Feb 2026', 'Must', 'Release r', 'Do b', 'b:high', 'No dates'])
      expect(svg).toContain(text);
    expect(svg).toMatch(/font-family="'Inter Variable'/);
    expect(isWellFormed(svg)).toBe(true);
  });

  test('marks completed releases with a check that is drawn, and keeps names of two lines within their row', () => {
    const name = 'A name that is too long for one line of the first column';
    const renamed = new Map(cards).set('b', { ...card('b'), description: name });
    const board = boardOf([planned('done', 0, [], { completed: true })], { layout: { ...layout, cards: renamed } });
    const placing = placeRoadmap(board, how);
    const { shapes } = pictureOf(board, placing, about);
    expect(shapes.filter(({ kind }) => kind === 'check')).toHaveLength(1);
    const lines = shapes.filter((shape) => shape.kind === 'text' && shape.text !== '' && name.includes(shape.text));
    expect(lines).toHaveLength(2);
    const { top = 0, height = 0 } = placing.rows.find(({ row }) => row.id === 'b') ?? {};
    const [first = 0, second = 0] = lines.map(({ y }) => y - HEADING_HEIGHT - top);
    // Half of the height of a line is left above the first and below the second.
    expect([first >= 8, second <= height - 8]).toEqual([true, true]);
  });

  test('of 200 releases and 100 Activities is drawn as SVG, and as an image where a browser draws that wide ones', () => {
    const ids = Array.from({ length: 100 }, (_, i) => `w${i}`);
    const big: Layout = {
      backbone: ids,
      children: new Map(ids.map((id) => [id, []])),
      cards: new Map(ids.map((id) => [id, card(id)])),
    };
    const all = Array.from({ length: 200 }, (_, i) =>
      planned(
        `r${i}`,
        i / 4,
        ids.filter((_id, j) => (i + j) % 5 === 0),
      ),
    );
    const picture = draw(boardOf(all, { layout: big }));
    expect(picture.shapes.length).toBeGreaterThan(8_000);
    expect(svgOf(picture, 'x').length).toBeLessThan(10_000_000);
    expect(scaleOf(picture)).toBeUndefined();
    expect(scaleOf(picture, 32_767)).toBeGreaterThanOrEqual(0.5);
  });
});

/** Whether all tags are closed in order. */
function isWellFormed(text: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', self] of text.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (self === '/') continue;
    if (close !== '/') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
