import { carriedIn, placeFor } from '#web/board/moving/moves.ts';
import { epicMoves } from '../model/epicMoves.ts';
import type { RoadmapPlacing } from '../model/placing.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import styles from './roadmap.module.css';

/** Marks the cell in which the carried epic would land, and whether it can. */
export function Landing({ placing }: { placing: RoadmapPlacing }) {
  const actions = useRoadmapActions();
  const drag = useRoadmapUi((ui) => ui.drag);
  const lifted = useRoadmapUi((ui) => ui.lifted);
  const { item: chip, place = null } = carriedIn({ drag, lifted }) ?? {};
  if (chip === undefined || place === null) return null;
  const target = lifted === null ? place : placeFor(epicMoves(actions), chip, place);
  const row = placing.rows.find((one) => one.row.id === target.row);
  const column = placing.columns.find((one) => one.column.id === target.column);
  const { does } = actions.verdict(chip, target);
  if (row === undefined || column === undefined) return null;
  return (
    <div
      className={styles['landing']}
      style={{ left: column.left, width: column.width, top: row.top, height: row.height }}
      data-landing={does}
    />
  );
}
