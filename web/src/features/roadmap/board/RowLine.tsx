import { memo } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { chevronRight, plus } from '#web/components/controls/pageIcons.ts';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import { cellKey, type Chip as ChipOf, type RoadmapBoard } from '../model/board.ts';
import { frozenRefusal } from '../model/moves.ts';
import {
  CELL_PAD,
  CHIP_GAP,
  CHIP_HEIGHT,
  chipTop,
  NAME_WIDTH,
  type PlacedColumn,
  type PlacedRow,
} from '../model/placing.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import { AddEpic } from './AddEpic.tsx';
import { Chip } from './Chip.tsx';
import styles from './roadmap.module.css';

type Props = {
  placed: PlacedRow;
  columns: readonly PlacedColumn[];
  cells: RoadmapBoard['cells'];
  priorities: ReadonlyMap<string, Priority>;
  building: boolean;
  onToggle: (id: string) => void;
};

const NONE: readonly ChipOf[] = [];

/** An Activity with its epics in the mounted releases. */
export const RowLine = memo(function RowLine({ placed, columns, cells, priorities, building, onToggle }: Props) {
  const { row, top, height } = placed;
  return (
    <div
      role="group"
      aria-label={row.name}
      className={styles['row']}
      style={{ top, height }}
      data-level={row.level}
      data-child={row.parentId !== null || undefined}
      data-other={row.isOther || undefined}
    >
      <div className={styles['name']} style={{ width: NAME_WIDTH }}>
        <RowName row={row} onToggle={onToggle} />
      </div>
      {columns.map((placedColumn) => (
        <Cell
          key={placedColumn.column.id}
          placed={placedColumn}
          row={row}
          chips={cells.get(cellKey(row.id, placedColumn.column.id)) ?? NONE}
          priorities={priorities}
          building={building}
        />
      ))}
    </div>
  );
});

/** The name of an Activity, and whether its skeleton shows. */
function RowName({ row, onToggle }: Pick<Props, 'onToggle'> & Pick<PlacedRow, 'row'>) {
  const { id, name, isOpen } = row;
  return (
    <>
      {isOpen === null ? (
        <span className={styles['noToggle']} />
      ) : (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-label={(isOpen ? texts.shrink : texts.expand)({ name })}
          onClick={() => onToggle(id)}
        >
          <Icon path={chevronRight} small />
        </button>
      )}
      <span className={styles['nameText']} title={name} dir="auto">
        {name}
      </span>
    </>
  );
}

type CellProps = Pick<Props, 'priorities' | 'building'> &
  Pick<PlacedRow, 'row'> & { placed: PlacedColumn; chips: readonly ChipOf[] };

function Cell({ placed: { column, left, width }, row, chips, priorities, building }: CellProps) {
  const actions = useRoadmapActions();
  const isAdding = useRoadmapUi(({ adding }) => adding?.row === row.id && adding.column === column.id);
  const isOpen = building && frozenRefusal(column) === undefined;
  const isIn = column.whats.has(row.id);
  const isBelow = !isIn && row.holds.some((id) => column.whats.has(id));
  if (chips.length === 0 && !isIn && !isBelow) return null;
  const room = { left: left + CELL_PAD, width: width - 2 * CELL_PAD };
  const end = chipTop(chips.length);
  return (
    <div
      role="group"
      aria-label={texts.cell({ what: row.name, release: column.release.name })}
      className={styles['cell']}
      style={{ left, width }}
      data-in={isIn || isBelow || undefined}
    >
      {chips.map((chip, i) => {
        const priority = chip.priority === null ? undefined : priorities.get(chip.priority);
        return (
          <Chip
            key={chip.id}
            id={chip.id}
            name={chip.name}
            containerId={column.containerId}
            releaseId={chip.releaseId}
            whatId={chip.whatId}
            color={priority && priorityColor(priority)}
            priority={priority?.name}
            completed={chip.completed}
            movable={isOpen}
            place={{ left: room.left - left, top: chipTop(i), width: room.width }}
          />
        );
      })}
      {isOpen && isIn && isAdding && (
        <AddEpic target={{ row: row.id, column: column.id }} style={{ left: CELL_PAD, top: end, width: room.width }} />
      )}
      {isOpen && isIn && !isAdding && (
        <button
          type="button"
          className={styles['add']}
          style={{ left: CELL_PAD, top: end, width: room.width, height: CHIP_HEIGHT - CHIP_GAP }}
          aria-label={texts.add({ what: row.name, release: column.release.name })}
          onClick={() => actions.ui.set({ adding: { row: row.id, column: column.id } })}
        >
          <Icon path={plus} small />
          {texts.addHere}
        </button>
      )}
      {isOpen && isBelow && (
        <button
          type="button"
          className={styles['add']}
          style={{ left: CELL_PAD, top: end, width: room.width, height: CHIP_HEIGHT - CHIP_GAP }}
          title={texts.addInBelow}
          aria-label={texts.addInBelow}
          aria-disabled="true"
          onClick={() => actions.refuse(texts.addInBelow)}
        >
          <Icon path={plus} small />
          {texts.addHere}
        </button>
      )}
    </div>
  );
}
