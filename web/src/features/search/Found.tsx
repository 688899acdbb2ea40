import { useEffect, useRef } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import styles from './mapSearch.module.css';
import type { Result } from './results.ts';

type Props = { id: string; selected: boolean; onChoose: () => void };

/** One result of the search. */
export function Found({ result, ...props }: Props & { result: Result }) {
  return result.card === undefined ? (
    <Option {...props} name={result.name} detail={result.detail} />
  ) : (
    <FoundCard {...props} card={result.card} />
  );
}

/** An Activity in the search results, with its place on the map. */
function FoundCard({ card, ...props }: Props & { card: CardId }) {
  const text = useCard(card)?.description ?? '';
  const parentId = useCard(card)?.parentId ?? null;
  const parent = useCard(parentId)?.description ?? '';
  const detail = parentId === null ? storyMapTexts.backbone : storyMapTexts.underNamed({ name: parent });
  return <Option {...props} name={text} detail={detail} />;
}

function Option({ id, selected, onChoose, name, detail }: Props & { name: string; detail: string }) {
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
      // The field keeps the focus until the chosen result takes it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span dir="auto">{name}</span>
      {detail !== '' && <small dir="auto">{detail}</small>}
    </div>
  );
}
