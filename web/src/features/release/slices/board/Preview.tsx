import { MovingPreview } from '#web/board/moving/MovingPreview.tsx';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import { useSliceActions } from '../slicesContext.ts';
import styles from './slices.module.css';

/** The dragged card. */
export const Preview = () => (
  <MovingPreview board={useSliceActions()}>
    {({ card }, isRefused) => <Face id={card} isRefused={isRefused} />}
  </MovingPreview>
);

function Face({ id, isRefused }: { id: CardId; isRefused: boolean }) {
  const card = useCard(id);
  return (
    <div className={styles['preview']} data-level={card?.level} data-refused={isRefused || undefined}>
      <div className={styles['face']}>
        <span className={styles['text']} dir="auto">
          {card?.description}
        </span>
      </div>
    </div>
  );
}
