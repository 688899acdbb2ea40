import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import list from '../storyMaps.module.css';
import styles from './card.module.css';

/** The tile that creates a story map, and a page of cards. */
const TILES = STORY_MAP_PAGE_SIZE + 1;

/** Placeholder cards while the list loads, as high as the real ones. */
export function CardSkeletons() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={list['grid']}>
      {Array.from({ length: TILES }, (_, i) => (
        <div key={i} className={styles['card']}>
          <div className={styles['picture']} />
          <Skeleton width="60%" height="1.25rem" className={list['line']} />
          <Skeleton width="86%" height="1.25rem" className={list['line']} />
          <Skeleton width="50%" height="1.125rem" className={list['line']} />
          <div className={styles['foot']}>
            <Skeleton width="40%" height="var(--storyd-control)" className={list['line']} />
          </div>
        </div>
      ))}
    </div>
  );
}
