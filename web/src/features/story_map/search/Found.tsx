import { useEffect, useRef } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useBoard } from '../board/boardContext.ts';
import type { CardId } from '../model/types.ts';
import { nameOf } from '../model/words.ts';
import styles from './search.module.css';

/** One Activity that the search found, and where on the map it stands. */
export function Found({
  id,
  card,
  selected,
  onChoose,
}: {
  id: string;
  card: CardId;
  selected: boolean;
  onChoose: () => void;
}) {
  const text = useBoard(({ layout }) => nameOf(layout, card));
  const parentId = useBoard(({ layout }) => layout.cards.get(card)?.parentId ?? null);
  const parent = useBoard(({ layout }) => (parentId === null ? '' : nameOf(layout, parentId)));
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={selected}
      className={styles['option']}
      // The field keeps the focus until the card takes it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span dir="auto">{text}</span>
      <small dir="auto">
        {parentId === null ? storyMapTexts.backbone : fill(storyMapTexts.underNamed, { name: parent })}
      </small>
    </div>
  );
}
