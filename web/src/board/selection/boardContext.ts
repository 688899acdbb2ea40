import { createContext } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import { createBoardContext } from '../state/createBoardContext.ts';
import type { BoardActions } from './actions.ts';
import type { UiState } from './uiState.ts';

const { Context, useBoard, useBoardUi } = createBoardContext<UiState, BoardActions>('An open map');
export { Context as BoardContext, useBoard as useActions, useBoardUi as useUi };

export const PrioritiesContext = createContext<ReadonlyMap<string, Priority>>(new Map());
