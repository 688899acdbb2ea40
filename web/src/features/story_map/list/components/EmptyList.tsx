import type { ListType } from '#shared/model/limits.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { isFilledByOneself } from '../model/listParams.ts';
import styles from '../storyMaps.module.css';

/** A list without story maps: what it would show, and the next step. */
export function EmptyList({ listType, onCreate }: { listType: ListType; onCreate: () => void }) {
  return (
    <div className={styles['empty']}>
      <GhostMap />
      <EmptyState
        title={storyMapsTexts.empty}
        text={storyMapsTexts.emptyHelp[listType]}
        action={
          isFilledByOneself(listType) ? (
            <Button variant="contained" start={<Icon path={plus} />} onClick={onCreate}>
              {storyMapsTexts.create}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}

/** The number of cards below each card of the ghost's backbone. */
const below = [2, 1, 3];

/** A story map in outline, as a hint of how a map will look. */
function GhostMap() {
  return (
    <div aria-hidden className={styles['ghost']}>
      {below.map((cards, column) => (
        <div key={column} className={styles['ghostColumn']}>
          <div className={styles['ghostBackbone']} />
          {Array.from({ length: cards }, (_, row) => (
            <div key={row} className={styles['ghostSkeleton']} />
          ))}
        </div>
      ))}
    </div>
  );
}
