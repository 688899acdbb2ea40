import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { nameOfChip } from '../model/RoadmapActions.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';

/** The dragged epic. */
export function Preview() {
  const { selection } = useRoadmapActions();
  const drag = useRoadmapUi((ui) => ui.drag);
  if (drag === null) return null;
  const { item, landing } = drag;
  return (
    <DragPreview landing={landing} count={selection.with(item).length}>
      <ChipPreview name={nameOfChip(item)} refused={typeof landing?.refusal === 'string'} />
    </DragPreview>
  );
}
