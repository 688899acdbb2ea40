import { createContext, useContext, useSyncExternalStore } from 'react';
import type { MapView } from './MapView.ts';

export const ViewContext = createContext<MapView | null>(null);

/** The view of the map. */
export function useView(): MapView {
  const view = useContext(ViewContext);
  if (view === null) throw new Error('useView needs a ViewContext above');
  return view;
}

/** The zoom as a factor; 1 while there is nothing to zoom. */
export function useZoom(): number {
  const view = useContext(ViewContext);
  return useSyncExternalStore(view?.subscribe ?? neverChanges, () => view?.zoom ?? 1);
}

const neverChanges = () => () => undefined;
