import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useUi } from '#web/board/selection/boardContext.ts';
import { useCardRow, useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from './board.module.css';

/**
 * Invites the user to start an empty map: ghosts of the first three cards and a hint. Disappears when the user starts
 * typing the first card.
 */
export function EmptyMap() {
  const empty = useCardRow(null).length === 0;
  const editable = useMayEdit();
  const writing = useUi(({ editor }) => editor !== null);
  if (!empty) return null;
  const ghosts = editable ? storyMapTexts.ghosts.slice(writing ? 1 : 0) : [];
  return (
    <>
      <div className={styles['ghosts']} aria-hidden="true">
        {ghosts.map((text) => (
          <div key={text} className={styles['ghost']}>
            {text}
          </div>
        ))}
      </div>
      <p className={styles['invitation']}>
        {editable && <strong>{storyMapTexts.emptyTitle}</strong>}
        {editable ? storyMapTexts.emptyHelp : storyMapTexts.emptyViewer}
      </p>
    </>
  );
}
