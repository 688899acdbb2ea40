import { createBoardContext } from '#web/board/state/createBoardContext.ts';
import type { InitiativeActions, InitiativeUi } from './InitiativeActions.ts';

const { Context, useBoard, useBoardUi } = createBoardContext<InitiativeUi, InitiativeActions>('An initiative');
export { Context as ActionsContext, useBoard as useInitiativeActions, useBoardUi as useInitiativeUi };
