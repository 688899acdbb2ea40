import { MovingPreview } from '#web/board/moving/MovingPreview.tsx';
import { ChipPreview } from '#web/components/epic/EpicChip.tsx';
import { nameOfChip } from '../model/RoadmapActions.ts';
import { useRoadmapActions } from '../roadmapContext.ts';

/** The dragged epic. */
export const Preview = () => (
  <MovingPreview board={useRoadmapActions()}>
    {(chip, isRefused) => <ChipPreview name={nameOfChip(chip)} refused={isRefused} />}
  </MovingPreview>
);
