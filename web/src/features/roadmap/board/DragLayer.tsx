import { type ReactNode, useMemo } from 'react';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { useZoom } from '#web/board/view/viewContext.ts';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { wordsFor } from '../model/moves.ts';
import { nameOfChip } from '../model/RoadmapActions.ts';
import type { roadmapKeys } from '../model/roadmapKeys.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import styles from './roadmap.module.css';
import { edgeDragging, epicDragging } from './roadmapDragging.ts';

type Props = { building: boolean; keys: ReturnType<typeof roadmapKeys>; children: ReactNode };

/** Makes epics and the edges of releases draggable while the roadmap is built. */
export function DragLayer({ building, keys, children }: Props) {
  const actions = useRoadmapActions();
  const kinds = useMemo(() => [edgeDragging(actions), epicDragging(actions)], [actions]);
  return (
    <DragBoard
      editable={building}
      kinds={kinds}
      onPress={() => keys.putBack(false)}
      preview={<Preview />}
      className={styles['surface']}
    >
      {children}
    </DragBoard>
  );
}

/** The dragged epic, and below it the effect of dropping it there. */
function Preview() {
  const actions = useRoadmapActions();
  const drag = useRoadmapUi((ui) => ui.drag);
  const zoom = useZoom();
  if (drag === null) return null;
  const verdict = drag.landing === null ? null : actions.verdict(drag.item, drag.landing.target);
  const isRefused = verdict?.does === 'refused';
  return (
    <DragPreview note={verdict && wordsFor(actions.board, verdict)} refused={isRefused} zoom={zoom}>
      <ChipPreview name={nameOfChip(drag.item)} refused={isRefused} />
    </DragPreview>
  );
}
