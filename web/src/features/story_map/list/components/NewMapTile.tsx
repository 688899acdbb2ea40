import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import styles from './card.module.css';

/** The first tile of the list, which creates a story map. */
export function NewMapTile({ onCreate }: { onCreate: () => void }) {
  return (
    <button type="button" onClick={onCreate} className={styles['new']}>
      <Icon path={plus} />
      {storyMapsTexts.create}
    </button>
  );
}
