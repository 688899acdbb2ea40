import { useRef } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import styles from './board.module.css';
import { useFocusTarget } from './useFocusTarget.ts';

/** The visible + at the end of a row. */
export function AddButton({ parentId }: { parentId: CardId | null }) {
  const actions = useActions();
  const button = useRef<HTMLButtonElement>(null);
  const tabIndex = useFocusTarget({ at: 'add', parentId }, button);
  const parent = useCard(parentId)?.description ?? '';
  return (
    <button
      ref={button}
      type="button"
      className={styles['add']}
      data-focus-target=""
      data-add={parentId ?? ''}
      tabIndex={tabIndex}
      title={parentId === null ? undefined : storyMapTexts.addUnder}
      aria-label={parentId === null ? undefined : storyMapTexts.addUnderNamed({ name: parent })}
      onClick={() => actions.addAtEnd(parentId)}
    >
      <span>{parentId === null ? storyMapTexts.add : storyMapTexts.addUnder}</span>
    </button>
  );
}
