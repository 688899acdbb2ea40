import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { nameOfChip } from '../model/RoadmapActions.ts';
import { useRoadmapUi } from '../roadmapContext.ts';

/** The dragged epic. */
export function Preview() {
  const drag = useRoadmapUi((ui) => ui.drag);
  if (drag === null) return null;
  const { item, landing } = drag;
  return (
    <DragPreview landing={landing}>
      <ChipPreview name={nameOfChip(item)} refused={typeof landing?.refusal === 'string'} />
    </DragPreview>
  );
}
