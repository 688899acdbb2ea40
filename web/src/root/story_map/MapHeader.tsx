import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as paletteTexts from '#shared/texts/palette.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { showKeyHelp } from '#web/base/browser/keyHelp.ts';
import { SHARING_WITH } from '#web/base/paths.ts';
import { UndoButtons } from '#web/board/undo/UndoButtons.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { keyboard, personAdd, search } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { StarButton } from '#web/components/star/StarButton.tsx';
import { LazyMapSearch } from '#web/features/search/LazyMapSearch.tsx';
import { openSearch } from '#web/features/search/searchState.ts';
import { useStar } from '#web/replica/company/useStars.ts';
import {
  useConfirmed,
  useContainerId,
  useHead,
  useMap,
  useMayEdit,
  useOutdated,
  useRoleMayEdit,
} from '#web/replica/story_map/useMap.ts';
import { EditMap } from './EditMap.tsx';
import { Follow } from './follow/Follow.tsx';
import { MapName } from './MapName.tsx';
import { PeopleOfMap } from './people/PeopleOfMap.tsx';
import { SavingStatus } from './SavingStatus.tsx';
import styles from './storyMap.module.css';
import { MapTabs } from './tabs/MapTabs.tsx';
import { useHeaderLayout } from './useHeaderLayout.ts';
import { useIdle } from './useIdle.ts';
import { useMapCommands } from './useMapCommands.ts';
import { ViewAccess } from './ViewAccess.tsx';

const Present = lazyDialog(() => import('#web/features/what/present/Present.tsx').then((file) => file.Present));
const ShareDialog = lazyDialog(() =>
  import('#web/features/story_map/members/ShareDialog.tsx').then((file) => file.ShareDialog),
);

/**
 * The header of a story map's page: its name, its tabs, who has it, and the tools that all tabs share. They are in the
 * same place on each of them; what only one tab has stands in a row of its own (see `TabRow`).
 */
export function MapHeader() {
  const { stacked, narrow } = useHeaderLayout();
  const [isSharing, setSharing] = useState(false);
  const share = () => setSharing(true);
  const invited = useInvited(isSharing);
  const [isPresenting, setPresenting] = useState(false);
  const present = () => setPresenting(true);
  useMapCommands(present);
  const people = (
    <>
      <Status />
      <PeopleOfMap narrow={narrow} onShare={share} />
    </>
  );
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <MapName lines={stacked ? 2 : 1} wide={stacked} />
        <StarOfMap />
        {!stacked && (
          <>
            <MapTabs inDrawer={false} />
            <div className={styles['space']} />
          </>
        )}
        {!narrow && people}
        <ShareButton narrow={narrow} onClick={share} />
        <div className={styles['tools']} data-tools="">
          {!narrow && <Editing />}
          <QuietButton label={paletteTexts.labelOnMap} onClick={openSearch}>
            <Icon path={search} />
          </QuietButton>
          {!narrow && (
            <QuietButton label={storyMapTexts.keysButton} onClick={showKeyHelp}>
              <Icon path={keyboard} />
            </QuietButton>
          )}
          <More onShare={share} onPresent={present} />
        </div>
      </div>
      {stacked && (
        <div className={`${styles['row']} ${styles['second']}`}>
          <MapTabs inDrawer={narrow} />
          {narrow && (
            <div className={styles['tools']}>
              {people}
              <Editing />
            </div>
          )}
        </div>
      )}
      <Follow />
      <LazyMapSearch />
      <ShareDialog
        open={isSharing || invited.name !== undefined}
        find={invited.name}
        onClose={() => {
          setSharing(false);
          invited.end();
        }}
      />
      <Present open={isPresenting} onClose={() => setPresenting(false)} />
    </header>
  );
}

/** The person whom a step of this page wants to add to the story map, by name. */
function useInvited(isSharing: boolean) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { [SHARING_WITH]?: string } | null;
  const name = isSharing ? undefined : state?.[SHARING_WITH];
  const end = () => {
    if (state?.[SHARING_WITH] !== undefined)
      void navigate(location, { replace: true, state: { ...state, [SHARING_WITH]: undefined } });
  };
  return { name, end };
}

/** The user's star on the open map. */
function StarOfMap() {
  const name = useHead((head) => head.name);
  const { starred, setStarred } = useStar({ id: useContainerId(), name }, useIdle());
  return <StarButton name={name} starred={starred} onChange={setStarred} />;
}

/** Whether edits are saved, and whether the shown map is up to date. */
function Status() {
  const map = useMap();
  const outdated = useOutdated() !== null;
  const isConfirmed = useConfirmed();
  return (
    <>
      <SavingStatus />
      {outdated && (
        <Button onClick={() => void map.reload()} className={styles['tool']}>
          {storyMapTexts.outdated} · {storyMapTexts.refresh}
        </Button>
      )}
      {!isConfirmed && outdated && (
        <Text role="status" look="compact" quiet className={styles['saving']}>
          {storyMapTexts.offline}
        </Text>
      )}
    </>
  );
}

function ShareButton({ narrow, onClick }: { narrow: boolean; onClick: () => void }) {
  if (narrow)
    return (
      <QuietButton label={sharingTexts.share} onClick={onClick}>
        <Icon path={personAdd} />
      </QuietButton>
    );
  return (
    <Button aria-haspopup="dialog" onClick={onClick} className={styles['share']}>
      {sharingTexts.share}
    </Button>
  );
}

/** Undo and redo; for viewers what they cannot do. */
function Editing() {
  const map = useMap();
  const isConfirmed = useConfirmed();
  const editable = useMayEdit();
  const isWaiting = useIsWaiting();
  if (isWaiting) return <span aria-hidden className={styles['two']} />;
  return editable ? <UndoButtons of={map} /> : isConfirmed && <ViewAccess />;
}

/** The menu with all else that can be done with the story map. */
function More(opens: Parameters<typeof EditMap>[0]) {
  const isWaiting = useIsWaiting();
  if (isWaiting) return <span aria-hidden className={styles['one']} />;
  return <EditMap {...opens} />;
}

/**
 * Whether the server still has to confirm that the user may edit: a copy kept in this browser does not say so. Meanwhile
 * the place of the controls stays free, so that the others do not move.
 */
function useIsWaiting(): boolean {
  const isConfirmed = useConfirmed();
  const isOffline = useOutdated() !== null;
  return useRoleMayEdit() && !isConfirmed && !isOffline;
}
