import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import * as paletteTexts from '#shared/texts/palette.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { FilterButton } from '#web/board/filter/FilterButton.tsx';
import { useActions } from '#web/board/selection/boardContext.ts';
import { UndoButtons } from '#web/board/undo/UndoButtons.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { keyboard, search } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { LazyMapSearch } from '#web/features/search/LazyMapSearch.tsx';
import { openSearch } from '#web/features/search/searchState.ts';
import {
  useColleagues,
  useConfirmed,
  useContainerId,
  useMap,
  useMayEdit,
  useOutdated,
} from '#web/replica/story_map/useMap.ts';
import { EditMap } from './EditMap.tsx';
import { Follow } from './follow/Follow.tsx';
import { MapName } from './MapName.tsx';
import { MapSwitch } from './MapSwitch.tsx';
import { SavingStatus } from './SavingStatus.tsx';
import styles from './storyMap.module.css';
import { MapTabs } from './tabs/MapTabs.tsx';
import { useHeaderLayout } from './useHeaderLayout.ts';
import { useMapCommands } from './useMapCommands.ts';
import { ViewAccess } from './ViewAccess.tsx';

const WhoIsHere = lazy(() => import('./WhoIsHere.tsx').then((file) => ({ default: file.WhoIsHere })));

/** The header of a story map's page: its name, tabs and status. */
export function MapHeader({ narrow }: { narrow: boolean }) {
  const { stacked, inDrawer } = useHeaderLayout();
  useMapCommands();
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <MapName lines={stacked ? 2 : 1} wide={stacked} />
        {!stacked && (
          <>
            <MapTabs inDrawer={false} />
            <MapSwitch />
            <div className={styles['space']} />
          </>
        )}
        <Tools narrow={narrow} />
      </div>
      {stacked && (
        <div className={`${styles['row']} ${styles['second']}`}>
          <MapTabs inDrawer={inDrawer} />
          <MapSwitch />
        </div>
      )}
      <Follow />
      <LazyMapSearch />
    </header>
  );
}

/** The actions of the open map, and its saving status. */
function Tools({ narrow }: { narrow: boolean }) {
  const map = useMap();
  const { ui } = useActions();
  const outdated = useOutdated() !== null;
  const editable = useMayEdit();
  // A copy kept in this browser does not say what its user may do now.
  const isConfirmed = useConfirmed();
  const { pathname } = useLocation();
  const containerId = useContainerId();
  const onBoard = pathname === paths.mapActivity(containerId);
  const onSlices = pathname === paths.mapSlices(containerId);
  return (
    <>
      <SavingStatus />
      <Colleagues narrow={narrow} />
      {outdated && (
        <Button onClick={() => void map.reload()} className={styles['tool']}>
          {storyMapTexts.outdated} · {storyMapTexts.refresh}
        </Button>
      )}
      {(onBoard || onSlices) && !narrow && <FilterButton />}
      {editable && <UndoButtons of={map} />}
      {isConfirmed && (editable ? <EditMap /> : <ViewAccess />)}
      {!isConfirmed && outdated && (
        <Text role="status" look="compact" quiet className={styles['saving']}>
          {storyMapTexts.offline}
        </Text>
      )}
      <QuietButton label={paletteTexts.labelOnMap} onClick={openSearch}>
        <Icon path={search} />
      </QuietButton>
      {onBoard && !narrow && (
        <QuietButton label={storyMapTexts.keysButton} onClick={() => ui.set({ dialog: { kind: 'keys' } })}>
          <Icon path={keyboard} />
        </QuietButton>
      )}
    </>
  );
}

/** Who else is here. On most visits nobody is, so its code loads when somebody comes. */
function Colleagues({ narrow }: { narrow: boolean }) {
  const uids = useColleagues();
  if (uids.length === 0) return null;
  return (
    <Suspense>
      <WhoIsHere uids={uids} narrow={narrow} />
    </Suspense>
  );
}
