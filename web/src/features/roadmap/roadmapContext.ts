import { createBoardContext } from '#web/board/state/createBoardContext.ts';
import type { RoadmapActions, RoadmapUi } from './model/RoadmapActions.ts';

const { Context, useBoard, useBoardUi } = createBoardContext<RoadmapUi, RoadmapActions>('A roadmap');
export { Context as RoadmapContext, useBoard as useRoadmapActions, useBoardUi as useRoadmapUi };
