import { useContext, useMemo } from 'react';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { useShareBoard } from '#web/board/colleague/useShareBoard.ts';
import { useActiveInGrid } from '#web/board/keys/useActiveItem.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { PanningBoard } from '#web/board/view/PanningBoard.tsx';
import type { ReadyArea } from '#web/board/view/ReadyArea.ts';
import shared from '#web/board/view/scroller.module.css';
import { useSpans } from '#web/board/view/useSpans.ts';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';
import type { Column, RoadmapBoard } from '../model/board.ts';
import { columnsIn, type RoadmapPlacing, rowsIn } from '../model/placing.ts';
import { rowOf } from '../model/walk.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import { Heads } from './Heads.tsx';
import { Landing } from './Landing.tsx';
import { Preview } from './Preview.tsx';
import styles from './roadmap.module.css';
import { edgeDragging, epicDragging, epicKeys, epicMenu } from './roadmapHandling.ts';
import { RowLine } from './RowLine.tsx';
import { useEpicRemoval } from './useEpicRemoval.ts';

export type BoardProps = {
  board: RoadmapBoard;
  placing: RoadmapPlacing;
  building: boolean;
  onToggle: (id: string) => void;
  onDates: (column: Column) => void;
};

/** The roadmap of the open map. */
export function Board(props: BoardProps) {
  const { building } = props;
  const actions = useRoadmapActions();
  const id = useContainerId();
  const name = useHead((head) => head.name);
  const carrying = useRoadmapUi(({ edge }) => edge !== null);
  const keys = useMemo(() => epicKeys(actions, building), [actions, building]);
  const kinds = useMemo(() => [edgeDragging(actions), epicDragging(actions)], [actions]);
  useActiveInGrid(actions, keys);
  useShareBoard(actions, {
    doingOf: ({ active, drag, lifted }) => ({ selected: active, dragging: (drag ?? lifted)?.item.id }),
    itemOf: (id) => actions.itemOf(id)?.id,
  });
  return (
    <PanningBoard
      board={actions}
      keys={keys}
      kinds={kinds}
      removal={useEpicRemoval()}
      editable={building}
      preview={<Preview />}
      keptAs={`${id}/roadmap`}
      label={texts.board({ name })}
      className={styles['scroller']}
      itemAt={actions.itemAt}
      activeOf={(chip) => chip.id}
      carrying={carrying}
      onShowKeys={() => actions.ui.set({ keys: true })}
      menuAt={epicMenu(actions, building)}
      more={{ 'data-building': building || undefined }}
    >
      {({ area }) => <Canvas area={area} {...props} />}
    </PanningBoard>
  );
}

/** The grid; only rows and releases near the viewport are mounted, and those of the active epic. */
function Canvas({ area, board, placing, building, onToggle, onDates }: BoardProps & { area: ReadyArea }) {
  const actions = useRoadmapActions();
  const priorities = useContext(PrioritiesContext);
  const { across, down } = useSpans(area);
  const active = useRoadmapUi((ui) => ui.active);
  const kept = active === null ? undefined : actions.itemOf(active);
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
