import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, expect, test } from 'vitest';
import { newEpicFields } from '#shared/rules/epic/epics.ts';
import { idFor, what } from '#tests/web/replica/boards.ts';
import { FakeServer } from '#tests/web/replica/fakeServer.ts';
import { countRenders } from '#tests/web/what/renderCounter.ts';
import { ToastsContext } from '#web/base/toasts.ts';
import { BoardActions } from '#web/board/selection/actions.ts';
import { BoardContext } from '#web/board/selection/boardContext.ts';
import { Board } from '#web/features/roadmap/board/Board.tsx';
import { type Planned, roadmapBoard } from '#web/features/roadmap/model/board.ts';
import { noFilter } from '#web/features/roadmap/model/params.ts';
import { placeRoadmap } from '#web/features/roadmap/model/placing.ts';
import { RoadmapActions } from '#web/features/roadmap/model/RoadmapActions.ts';
import { gridOf } from '#web/features/roadmap/model/walk.ts';
import { RoadmapContext } from '#web/features/roadmap/roadmapContext.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { MapContext } from '#web/replica/story_map/useMap.ts';

const renders = countRenders();
afterAll(() => renders.stop());

const [RELEASES, ACTIVITIES, EPICS] = [15, 20, 6];
const START = Date.UTC(2027, 0);
const MONTH = 30 * 86_400_000;
const whatIds = Array.from({ length: ACTIVITIES }, (_, i) => idFor(`w${i}`));

function release(number: number): Planned {
  const id = idFor(`r${number}`);
  const start = START + number * MONTH;
  const epics = whatIds.flatMap((whatId) =>
    Array.from({ length: EPICS }, (_, i) => {
      const name = { nameObject: null, nameObjectText: null, nameFreeText: `Epic ${i}` };
      return {
        ...newEpicFields({ releaseId: id, whatId }, name),
        id: `${1_000_000_000_000 + i}_${id}${whatId}`,
        version: 1,
      };
    }),
  );
  const fields = { id, version: 1, name: `Release ${number}`, created: number, start, end: start + MONTH };
  return {
    containerId: 'own',
    mapName: null,
    release: { ...fields, completed: false, capacity: null },
    whats: whatIds,
    epics,
  };
}

/** A roadmap of 1,800 epics in build mode, on a screen of 1440 x 900 px. */
function openLargeRoadmap() {
  Object.assign(window, { innerWidth: 1_440, innerHeight: 900 });
  const server = new FakeServer({});
  const whats = whatIds.map((id, i) => ({
    ...what(id, { description: `Step ${i}`, orderKey: String.fromCharCode(97 + i) }),
    childOrder: [],
    whoLinks: {},
  }));
  const map = new MapReplica({ ...server.copy(), whats }, server.call);
  const onMap = new BoardActions(map);
  const actions = new RoadmapActions(onMap);
  const board = roadmapBoard({
    layout: map.layout,
    planned: Array.from({ length: RELEASES }, (_, i) => release(i)),
    otherWhats: new Map(),
    expanded: [],
    filter: noFilter,
    whosOfWhat: new Map(),
    priorityOrder: [],
    nameOf: () => undefined,
  });
  const placing = placeRoadmap(board, { months: 3, today: START, adds: true });
  actions.show(board, placing);
  const person = { uid: idFor('ann'), email: 'ann@example.com', company: 'example.com' as never, active: true };
  const roles = { admin: false, superAdmin: false, globalStoryMapViewer: false };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsContext value={{ show: () => undefined, dismiss: () => undefined }}>
        <MapContext value={{ map, person: { ...person, ...roles } }}>
          <BoardContext value={onMap}>
            <MemoryRouter>
              <RoadmapContext value={actions}>
                <Board board={board} placing={placing} building onToggle={() => undefined} onDates={() => undefined} />
              </RoadmapContext>
            </MemoryRouter>
          </BoardContext>
        </MapContext>
      </ToastsContext>
    </QueryClientProvider>,
  );
  return { container, actions, board };
}

test('of 1,800 epics few are on the page, and a step of a drag draws two of them at most', async () => {
  const { container, actions, board } = openLargeRoadmap();
  expect([...board.cells.values()].flat()).toHaveLength(RELEASES * ACTIVITIES * EPICS);
  const mounted = container.querySelectorAll('[data-chip]').length;
  expect(mounted).toBeGreaterThan(20);
  expect(mounted).toBeLessThan(450);

  const [chip] = gridOf(board).flat(2);
  if (chip === undefined) throw new Error('the roadmap has epics');
  const over = (column: number) =>
    act(async () => {
      const target = { row: whatIds[0] ?? '', column: idFor(`r${column}`) };
      actions.ui.set({ drag: { item: chip, landing: { target, line: null, refusal: null } } });
    });
  renders.take();
  await over(1);
  // The lifted epic itself.
  expect(renders.take()).toMatchObject({ Chip: 1, Landing: 1 });
  for (const column of [2, 3]) {
    await over(column);
    const { Chip = 0, RowLine = 0, Cell = 0, Landing } = renders.take();
    expect({ Chip, RowLine, Cell, Landing }).toEqual({ Chip: 0, RowLine: 0, Cell: 0, Landing: 1 });
  }
});
