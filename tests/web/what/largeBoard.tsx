import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { SKELETON } from '#shared/model/limits.ts';
import type { What } from '#shared/model/what/what.ts';
import { keyBetween } from '#shared/rules/what/order.ts';
import { idFor, what } from '#tests/web/replica/boards.ts';
import { FakeServer } from '#tests/web/replica/fakeServer.ts';
import { ToastsContext } from '#web/base/toasts.ts';
import { BoardActions } from '#web/board/selection/actions.ts';
import { BoardContext } from '#web/board/selection/boardContext.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { MapContext } from '#web/replica/story_map/useMap.ts';
import { ActivityView } from '#web/root/story_map/tabs/ActivityView.tsx';

const person = {
  uid: idFor('ann'),
  email: 'ann@example.com',
  company: 'example.com' as never,
  active: true,
  admin: false,
  superAdmin: false,
  globalStoryMapViewer: false,
};

/** The id of a backbone card, or of a card below it. */
export const idAt = (column: number, row?: number) => idFor(row === undefined ? `c${column}` : `c${column}r${row}`);

/** Keys in order, as many as a row may need. */
const keys = Array.from({ length: 200 }).reduce<string[]>(
  (all) => [...all, keyBetween(all.at(-1) ?? null, null) ?? ''],
  [],
);
const key = (index: number) => keys[index] ?? '';

/** Cards as they stand on a wall: texts of one to three lines, and every tenth with a size. */
function wall(columns: number, rows: number): What[] {
  return Array.from({ length: columns }, (_, column) => [
    what(idAt(column), { description: `Step ${column} of the journey`, orderKey: key(column) }),
    ...Array.from({ length: rows }, (__, row) =>
      what(idAt(column, row), {
        description: `Task ${column}.${row}${' with some more words'.repeat(row % 3)}`,
        level: SKELETON,
        parentId: idAt(column),
        orderKey: key(row),
        size: row % 10 === 0 ? 3 : null,
      }),
    ),
  ]).flat();
}

/**
 * Opens the Activities of a map with so many columns and cards in each, on a screen of 1440 x 900 px, for somebody who
 * may edit it: the whole view of the page, with its overlays.
 */
export function openLargeBoard(columns: number, rows: number) {
  Object.assign(window, { innerWidth: 1_440, innerHeight: 900 });
  const server = new FakeServer({});
  const copy = {
    ...server.copy(),
    whats: wall(columns, rows).map((item) => ({ ...item, childOrder: [], whoLinks: {} })),
  };
  const map = new MapReplica(copy, server.call);
  const actions = new BoardActions(map);
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsContext value={{ show: () => undefined, dismiss: () => undefined }}>
        <MapContext value={{ map, person }}>
          <BoardContext value={actions}>
            <MemoryRouter>
              <ActivityView />
            </MemoryRouter>
          </BoardContext>
        </MapContext>
      </ToastsContext>
    </QueryClientProvider>,
  );
  const scroller = container.querySelector('section');
  if (scroller === null) throw new Error('a board scrolls');
  // Some updates wait until the browser is idle.
  const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
  /** Scrolls to a place, in px, and waits until the page is at rest. */
  const scrollTo = async (left: number, top: number) => {
    await act(async () => {
      Object.assign(scroller, { scrollLeft: left, scrollTop: top });
      scroller.dispatchEvent(new Event('scroll'));
    });
    await rest();
  };
  const elements = () => container.querySelectorAll('*').length;
  const card = (id: string) => container.querySelector<HTMLElement>(`[data-card="${id}"]`);
  const all = vi.spyOn(map.scope, 'all');
  /** Returns how often something has read all cards since the last call. */
  const takeWalks = () => {
    const { length } = all.mock.calls.filter(([definition]) => (definition as { type: string }).type === whats.type);
    all.mockClear();
    return length;
  };
  return { takeWalks, container, actions, map, server, scroller, scrollTo, rest, elements, card };
}
