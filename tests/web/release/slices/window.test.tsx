import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SKELETON } from '#shared/model/limits.ts';
import { keyBetween } from '#shared/rules/what/order.ts';
import { idFor, what } from '#tests/web/replica/boards.ts';
import { FakeServer } from '#tests/web/replica/fakeServer.ts';
import { ToastsContext } from '#web/base/toasts.ts';
import { BoardActions } from '#web/board/selection/actions.ts';
import { BoardContext } from '#web/board/selection/boardContext.ts';
import { Board } from '#web/features/release/slices/board/Board.tsx';
import { Paper } from '#web/features/release/slices/board/Paper.tsx';
import { CARDS_PER_FRAME } from '#web/features/release/slices/board/useGradually.ts';
import { keyOf } from '#web/features/release/slices/model/board.ts';
import { SliceActions } from '#web/features/release/slices/model/SliceActions.ts';
import { SlicesContext } from '#web/features/release/slices/slicesContext.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { MapContext } from '#web/replica/story_map/useMap.ts';
import { release, releaseWhat } from './scene.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What the page beside the lanes takes: its header, tabs and dialogs. */
const PAGE = 150;
const MAX_ELEMENTS = 1_500 - PAGE;

const COLUMNS = 40;
const ROWS = 49;
const RELEASES = 10;
const person = {
  uid: idFor('ann'),
  email: 'ann@example.com',
  company: 'example.com' as never,
  active: true,
  admin: false,
  superAdmin: false,
  globalStoryMapViewer: false,
};
const keys = Array.from({ length: 60 }).reduce<string[]>(
  (all) => [...all, keyBetween(all.at(-1) ?? null, null) ?? ''],
  [],
);
const idAt = (column: number, row?: number) => idFor(row === undefined ? `c${column}` : `c${column}r${row}`);

/** A map of 2,000 Activities, most of which are in ten releases, on a screen of 1440 x 900 px. */
function openLargeSlices(content = <Board />) {
  Object.assign(window, { innerWidth: 1_440, innerHeight: 900 });
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const wall = columns.flatMap((column) => [
    what(idAt(column), { description: `Step ${column}`, orderKey: keys[column] ?? '' }),
    ...rows.map((row) =>
      what(idAt(column, row), {
        description: `Task ${column}.${row}${' with some more words'.repeat(row % 3)}`,
        level: SKELETON,
        parentId: idAt(column),
        orderKey: keys[row] ?? '',
      }),
    ),
  ]);
  const server = new FakeServer({});
  const copy = { ...server.copy(), whats: wall.map((item) => ({ ...item, childOrder: [], whoLinks: {} })) };
  const map = new MapReplica(copy, server.call);
  map.scope.define(releases, releaseWhats);
  const held = map.scope.expectCopy([releases.type, releaseWhats.type]);
  held.add(
    releases.type,
    Array.from({ length: RELEASES }, (_, index) => release(`Release ${index}`, { created: index, start: index + 1 })),
  );
  held.add(
    releaseWhats.type,
    columns.flatMap((column) =>
      rows
        .slice(0, 40)
        .map((row) => releaseWhat(`Release ${row % RELEASES}`, idAt(column, row), { epics: 3, epicsDone: 1, size: 5 })),
    ),
  );
  held.end();
  const board = new BoardActions(map);
  const actions = new SliceActions(board);
  const { container } = render(
    <ToastsContext value={{ show: () => undefined, dismiss: () => undefined }}>
      <MapContext value={{ map, person }}>
        <BoardContext value={board}>
          <SlicesContext value={actions}>
            <MemoryRouter>{content}</MemoryRouter>
          </SlicesContext>
        </BoardContext>
      </MapContext>
    </ToastsContext>,
  );
  const scroller = container.querySelector('section');
  if (scroller === null) throw new Error('there are lanes');
  const scrollTo = (left: number, top: number) =>
    act(async () => {
      Object.assign(scroller, { scrollLeft: left, scrollTop: top });
      scroller.dispatchEvent(new Event('scroll'));
    });
  const frame = () => act(async () => void vi.advanceTimersToNextFrame());
  /** Until all cards of the view are there. */
  const rest = async () => {
    for (let i = 0; i < 20; i += 1) await frame();
  };
  const mounted = () =>
    new Set(
      [...container.querySelectorAll<HTMLElement>('[data-card]')].map(
        ({ dataset: { lane, card } }) => `${lane}/${card}`,
      ),
    );
  return { actions, map, scrollTo, frame, rest, mounted, container };
}

test('2,000 cards in ten releases stay within the elements of the board wherever one looks, and the active card is kept', async () => {
  const { actions, scrollTo, rest, container } = openLargeSlices();
  const lanes = () =>
    [...container.querySelectorAll('section[data-lane]')].map((lane) => lane.getAttribute('aria-label'));
  const counts = [container.querySelectorAll('*').length];
  expect(lanes().slice(0, 2)).toEqual(['Release 0', 'Release 1']);
  for (const left of [0, 3_210, 7_000]) {
    for (const top of [0, 1_500, 3_000, 4_500]) {
      await scrollTo(left, top);
      await rest();
      counts.push(container.querySelectorAll('*').length);
    }
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_ELEMENTS);
  // Something is there wherever one looks.
  expect(Math.min(...counts)).toBeGreaterThan(100);
  // The first lane is still there, for the card that the keyboard is at, and no other of it.
  expect(lanes()[0]).toBe('Release 0');
  expect(lanes()).not.toContain('Release 1');
  expect(container.querySelectorAll('[data-lane="Release 0"][data-card]')).toHaveLength(1);

  await act(async () => actions.activate(keyOf({ lane: 'Release 9', card: idAt(39, 39) }), true));
  expect(document.activeElement?.getAttribute('title')).toBe('Task 39.39');
});

test('fast diagonal scrolling mounts few cards a frame, and all of the view once it ends', async () => {
  const { scrollTo, frame, rest, mounted } = openLargeSlices();
  const first = mounted().size;
  expect(first).toBeGreaterThan(CARDS_PER_FRAME);
  let before = mounted();
  const added: number[] = [];
  for (let step = 1; step <= 12; step += 1) {
    await scrollTo(step * 500, step * 300);
    await frame();
    const now = mounted();
    added.push([...now].filter((key) => !before.has(key)).length);
    before = now;
  }
  expect(Math.max(...added)).toBeLessThanOrEqual(CARDS_PER_FRAME);
  // Even meanwhile cards appear.
  expect(Math.min(...added)).toBeGreaterThan(0);
  await rest();
  const inView = mounted();
  cleanup();
  const other = openLargeSlices();
  await other.scrollTo(6_000, 3_600);
  await other.rest();
  expect(inView).toEqual(other.mounted());
  expect(inView.size).toBeGreaterThan(before.size);
});

test('a drop draws the lanes that change in less than a long task', async () => {
  const { actions } = openLargeSlices();
  const item = { lane: 'Release 1', card: idAt(0, 1) };
  // It holds epics there, so it can only be copied.
  expect(actions.verdict(item, { lane: 'Release 2', copies: false }).does).toBe('refused');
  const before = performance.now();
  await act(async () => void actions.place(item, { lane: 'Release 2', copies: true }, true));
  expect(performance.now() - before).toBeLessThan(2_000);
  expect(document.activeElement?.closest('[data-card]')?.getAttribute('data-lane')).toBe('Release 2');
});

test('another text or size of a card leaves the lanes as they are, and reads no other card', async () => {
  const { actions, map } = openLargeSlices();
  const { board } = actions;
  const all = vi.spyOn(map.scope, 'all');
  const change = async (fields: object) => {
    const card = map.scope.get(whats, idAt(1, 1));
    const changed = { ...card, ...fields, type: 'what', version: (card?.version ?? 0) + 1 };
    await act(async () => map.scope.enter({ changed: [changed as never], removed: [] }));
  };
  await change({ description: 'Other', size: 8 });
  expect(document.querySelector(`[data-card="${idAt(1, 1)}"]`)?.textContent).toContain('Other');
  expect(actions.board).toBe(board);
  await change({ parentId: idAt(2) });
  expect(actions.board).not.toBe(board);
  expect(actions.board.positions.get(idAt(1, 1))?.column).toBe(2);
  expect(all.mock.calls.filter(([{ type }]) => type === whats.type)).toEqual([]);
});

test('paper has every card of every lane, in the order of the lanes and of the map', () => {
  const { container, actions } = openLargeSlices(<Paper open onClose={() => undefined} />);
  const printed = [...container.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'));
  expect(printed).toEqual(actions.board.lanes.flatMap(({ stacks }) => stacks.flat()));
  expect(printed).toHaveLength(COLUMNS * (ROWS + 1));
});
