import { useLocation } from 'react-router-dom';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';
import { Switch } from '#web/components/controls/Switch.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Switches between the views of the Map tab: Activities, Whos and Slices. Hidden on other tabs. */
export function MapSwitch() {
  const id = useContainerId();
  const { pathname } = useLocation();
  const views = [
    { text: whoTexts.activities, to: paths.mapActivity(id) },
    { text: whoTexts.whos, to: paths.mapWho(id) },
    { text: sliceTexts.view, to: paths.mapSlices(id) },
  ];
  if (!views.some(({ to }) => to === pathname)) return null;
  return <Switch label={whoTexts.views} views={views.map((view) => ({ ...view, isOpen: view.to === pathname }))} />;
}
