import { useLocation } from 'react-router-dom';
import * as whoTexts from '#shared/texts/who.ts';
import { Switch } from '#web/components/controls/Switch.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { viewsOfMap } from './tabs/viewsOfMap.ts';

/** Switches between the views of the Map tab: Activities, Whos and Slices. Hidden on other tabs. */
export function MapSwitch() {
  const id = useContainerId();
  const { pathname } = useLocation();
  const views = viewsOfMap(id);
  if (!views.some(({ to }) => to === pathname)) return null;
  return <Switch label={whoTexts.views} views={views.map((view) => ({ ...view, isOpen: view.to === pathname }))} />;
}
