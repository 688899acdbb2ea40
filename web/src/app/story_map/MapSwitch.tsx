import { Link, useLocation } from 'react-router-dom';
import { sliceTexts } from '#shared/texts/slices.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { paths } from '#web/app/paths.ts';
import { useContainerId } from '#web/map/useMap.ts';
import styles from './mapSwitch.module.css';

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
  return (
    <nav className={styles['switch']} aria-label={whoTexts.views}>
      {views.map(({ text, to }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
