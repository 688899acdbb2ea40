import Add from '@mui/icons-material/Add';
import { useRef } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import type { CardId } from '../model/types.ts';
import { nameOf } from '../model/words.ts';
import { useActions, useBoard } from './boardContext.ts';
import styles from './board.module.css';
import { useSpotFocus } from './useSpotFocus.ts';

/** The visible + at the end of a row. */
export function AddSpot({ parentId }: { parentId: CardId | null }) {
  const actions = useActions();
  const button = useRef<HTMLButtonElement>(null);
  const tabIndex = useSpotFocus({ at: 'add', parentId }, button);
  const parent = useBoard(({ layout }) => (parentId === null ? '' : nameOf(layout, parentId)));
  return (
    <button
      ref={button}
      type="button"
      className={styles['add']}
      data-spot=""
      data-add={parentId ?? ''}
      tabIndex={tabIndex}
      title={parentId === null ? undefined : storyMapTexts.addUnder}
      aria-label={parentId === null ? undefined : fill(storyMapTexts.addUnderNamed, { name: parent })}
      onClick={() => actions.addAtEnd(parentId)}
    >
      <Add />
      <span>{parentId === null ? storyMapTexts.add : storyMapTexts.addUnder}</span>
    </button>
  );
}
