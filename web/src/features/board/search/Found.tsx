import { useEffect, useRef } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import type { CardId } from '#web/map/types.ts';
import { useCard } from '#web/map/useMap.ts';
import styles from './search.module.css';

/** An Activity in the search results, with its place on the map. */
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
  const text = useCard(card)?.description ?? '';
  const parentId = useCard(card)?.parentId ?? null;
  const parent = useCard(parentId)?.description ?? '';
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
