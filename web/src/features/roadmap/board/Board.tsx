import { type FocusEvent, type MouseEvent, useContext, useLayoutEffect, useMemo } from 'react';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { useActiveItem } from '#web/board/keys/useActiveItem.ts';
import { useItemKeys } from '#web/board/keys/useItemKeys.ts';
import { useBoardPageKeys } from '#web/board/keys/usePageKeys.ts';
import { menuOriginOf } from '#web/board/menu/menuOrigin.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import type { ReadyArea } from '#web/board/view/ReadyArea.ts';
import shared from '#web/board/view/scroller.module.css';
import { useScroller } from '#web/board/view/useScroller.ts';
import { useSpans } from '#web/board/view/useSpans.ts';
import { ViewContext } from '#web/board/view/viewContext.ts';
import { ZoomControl } from '#web/board/view/ZoomControl.tsx';
import { isTemporary } from '#web/replica/aliases.ts';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';
import type { Column, RoadmapBoard } from '../model/board.ts';
import { columnsIn, type RoadmapPlacing, rowsIn } from '../model/placing.ts';
import type { RoadmapActions } from '../model/RoadmapActions.ts';
import { roadmapKeys } from '../model/roadmapKeys.ts';
import { chipOf, firstChip, rowOf } from '../model/walk.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import { Heads } from './Heads.tsx';
import { Landing } from './Landing.tsx';
import { Preview } from './Preview.tsx';
import styles from './roadmap.module.css';
import { edgeDragging, epicDragging } from './roadmapDragging.ts';
import { RowLine } from './RowLine.tsx';
import { useEpicRemoval } from './useEpicRemoval.ts';

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
  const keys = useMemo(() => roadmapKeys(actions, building), [actions, building]);
  const kinds = useMemo(() => [edgeDragging(actions), epicDragging(actions)], [actions]);
  const { onKeyDown, onTap } = useItemKeys(keys, (target) => chipOf(actions.board, chipAt(target) ?? ''));
  const removal = useEpicRemoval();
  const several = { selection: actions.selection, removal, refuse: (text: string) => actions.refuse(text) };
  const [scroller, attach] = useScroller(`${id}/roadmap`, onTap);
  const view = scroller?.view ?? null;
  useBoardPageKeys(actions, () => actions.ui.set({ keys: true }), view);
  useActiveChip(board, keys);
  useLayoutEffect(() => view?.restore(), [view]);
  const onFocus = ({ target }: FocusEvent) => {
    const chip = chipAt(target);
    if (chip !== undefined) actions.activate(chip, false);
  };
  const onContextMenu = (event: MouseEvent) => {
    const origin = menuOriginOf(event, '[data-item]');
    const id = origin && chipAt(origin.anchor);
    if (origin === undefined || id === undefined || !building || isCarrying(actions) || isTemporary(id)) return;
    event.preventDefault();
    actions.activate(id, false);
    actions.ui.set({ menu: { id, ...origin } });
  };
  return (
    <ViewContext value={view}>
      <DragBoard editable={building} kinds={kinds} several={several} keys={[keys]} preview={<Preview />}>
        <section
          ref={attach}
          className={`${shared['panning']} ${styles['scroller']}`}
          aria-label={texts.board({ name })}
          data-board="pans"
          data-carrying={carrying || undefined}
          data-building={building || undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onContextMenu={onContextMenu}
          onBlur={({ target }) => {
            if (actions.ui.get().lifted?.item.id === chipAt(target)) keys.putBack(false);
          }}
        >
          {scroller !== null && <Canvas area={scroller.area} {...props} />}
        </section>
        {view !== null && <ZoomControl />}
      </DragBoard>
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

/** Whether something is carried at this moment. */
function isCarrying({ ui }: RoadmapActions): boolean {
  const { drag, lifted, edge } = ui.get();
  return drag !== null || lifted !== null || edge !== null;
}

/** The id of the epic at an element. */
const chipAt = (origin: EventTarget): string | undefined =>
  origin instanceof Element ? origin.closest<HTMLElement>('[data-chip]')?.dataset['chip'] : undefined;

/** Keeps one epic reachable by Tab, and ends the carrying of an epic that is gone. */
function useActiveChip(board: RoadmapBoard, keys: ReturnType<typeof roadmapKeys>): void {
  const actions = useRoadmapActions();
  const active = useRoadmapUi((ui) => ui.active);
  const first = firstChip(board)?.id ?? null;
  const isKept = active === null ? first === null : chipOf(board, active) !== undefined;
  useActiveItem(isKept, () => actions.activate(first, false), keys);
}
