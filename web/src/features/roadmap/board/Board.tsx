import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { fill } from '#shared/texts/fill.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import type { ReadyArea } from '#web/board/view/ReadyArea.ts';
import shared from '#web/board/view/scroller.module.css';
import { useScroller } from '#web/board/view/useScroller.ts';
import { useSpans } from '#web/board/view/useSpans.ts';
import { ViewContext } from '#web/board/view/viewContext.ts';
import { ZoomControl } from '#web/board/view/ZoomControl.tsx';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';
import type { Column, RoadmapBoard } from '../model/board.ts';
import { columnsIn, type RoadmapPlacing, rowsIn } from '../model/placing.ts';
import { pickUp, pressRoadmapKey, putBack } from '../model/roadmapKeys.ts';
import { chipOf, firstChip, rowOf } from '../model/walk.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import { DragLayer } from './DragLayer.tsx';
import { Heads } from './Heads.tsx';
import { Landing } from './Landing.tsx';
import styles from './roadmap.module.css';
import { RowLine } from './RowLine.tsx';
import { useRoadmapKeys } from './useRoadmapKeys.ts';

export type BoardProps = {
  board: RoadmapBoard;
  placing: RoadmapPlacing;
  building: boolean;
  onToggle: (id: string) => void;
  onDates: (column: Column) => void;
};

/** The roadmap, in a scroller that zooms and pans like the map. It handles keys once, for all epics. */
export function Board(props: BoardProps) {
  const { board, building } = props;
  const actions = useRoadmapActions();
  const id = useContainerId();
  const name = useHead((head) => head.name);
  const carrying = useRoadmapUi(({ drag, lifted, edge }) => drag !== null || lifted !== null || edge !== null);
  const [scroller, attach] = useScroller(`${id}/roadmap`, useSpaceTap(building));
  const view = scroller?.view ?? null;
  useRoadmapKeys(view);
  useActiveChip(board);
  useLayoutEffect(() => view?.restore(), [view]);
  const onKeyDown = (event: KeyboardEvent) => {
    const chip = chipAt(event.target);
    const { lifted } = actions.ui.get();
    // Space pans while dragging and picks up on its own, so we only know which on key up.
    if (chip === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (lifted === null && event.key === ' ') return;
    if (pressRoadmapKey(actions, chip, event.key)) event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const chip = chipAt(target);
    if (chip !== undefined) actions.activate(chip, false);
  };
  return (
    <ViewContext value={view}>
      <DragLayer building={building}>
        <section
          ref={attach}
          className={`${shared['panning']} ${styles['scroller']}`}
          aria-label={fill(texts.board, { name })}
          data-carrying={carrying || undefined}
          data-building={building || undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={({ target }) => {
            if (actions.ui.get().lifted?.chip.id === chipAt(target)) putBack(actions, false);
          }}
        >
          {scroller !== null && <Canvas area={scroller.area} {...props} />}
        </section>
        {view !== null && <ZoomControl />}
      </DragLayer>
    </ViewContext>
  );
}

/** The grid; only rows and releases near the viewport are mounted, and those of the active epic. */
function Canvas({ area, board, placing, building, onToggle, onDates }: BoardProps & { area: ReadyArea }) {
  const priorities = useContext(PrioritiesContext);
  const { across, down } = useSpans(area);
  const active = useRoadmapUi((ui) => ui.active);
  const kept = active === null ? undefined : chipOf(board, active);
  const [keptRow, keptColumn] = [kept && rowOf(board, kept), kept?.releaseId];
  const { rows, columns } = useMemo(() => {
    const near = { rows: new Set(rowsIn(placing, down)), columns: new Set(columnsIn(placing, across)) };
    return {
      rows: placing.rows.filter((one) => near.rows.has(one) || one.row.id === keptRow),
      columns: placing.columns.filter((one) => near.columns.has(one) || one.column.id === keptColumn),
    };
  }, [placing, across, down, keptRow, keptColumn]);
  return (
    <div className={shared['canvas']} style={{ width: placing.width, height: placing.height }} data-roadmap="">
      <Heads placing={placing} columns={columns} building={building} onDates={onDates} />
      {columns.map(({ column, left, width }) => (
        <div
          key={column.id}
          className={styles['column']}
          style={{ left, width, top: placing.headHeight }}
          data-done={column.release.completed || undefined}
          data-last={column === placing.columns.at(-1)?.column || undefined}
          data-other={column.mapName !== null || undefined}
        />
      ))}
      {rows.map((placed) => (
        <RowLine
          key={placed.row.id}
          placed={placed}
          columns={columns}
          cells={board.cells}
          priorities={priorities}
          building={building}
          onToggle={onToggle}
        />
      ))}
      <Landing placing={placing} />
    </div>
  );
}

/** The id of the epic at an element. */
const chipAt = (origin: EventTarget): string | undefined =>
  origin instanceof Element ? origin.closest<HTMLElement>('[data-chip]')?.dataset['chip'] : undefined;

/** Picks an epic up on Space, while the roadmap is built. */
function useSpaceTap(building: boolean): (target: Element) => void {
  const actions = useRoadmapActions();
  const isBuilding = useRef(building);
  useLayoutEffect(() => {
    isBuilding.current = building;
  }, [building]);
  return useCallback(
    (element: Element) => {
      const chip = chipAt(element);
      if (chip !== undefined && isBuilding.current) pickUp(actions, chip);
    },
    [actions],
  );
}

/** Keeps one epic reachable by Tab, even after the active one disappears. */
function useActiveChip(board: RoadmapBoard): void {
  const actions = useRoadmapActions();
  const active = useRoadmapUi((ui) => ui.active);
  useEffect(() => {
    if (active === null || chipOf(board, active) === undefined) actions.activate(firstChip(board)?.id ?? null, false);
  }, [actions, board, active]);
}
