import { createContext, useContext, useSyncExternalStore } from 'react';
import type { InitiativeActions, InitiativeUi } from './InitiativeActions.ts';

export const ActionsContext = createContext<InitiativeActions | undefined>(undefined);

/** The actions on the open initiative. */
export function useInitiativeActions(): InitiativeActions {
  const actions = useContext(ActionsContext);
  if (actions === undefined) throw new Error('An initiative needs an ActionsContext above');
  return actions;
}

/** Selects a part of the state of the page; the component re-renders only when that part changes. */
export function useInitiativeUi<T>(select: (ui: InitiativeUi) => T): T {
  const { ui } = useInitiativeActions();
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()));
}
