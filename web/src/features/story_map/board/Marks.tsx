import type { Priority } from '#shared/model/settings.ts';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import type { Card } from '../model/types.ts';
import styles from './board.module.css';

/** The small quiet marks of a card, only for what is set. The priority is a coloured edge, so it is told to those who do not see it. */
export function Marks({ card, priority }: { card: Card; priority: Priority | undefined }) {
  const marks = [
    ...(card.rank === null ? [] : [fill(storyMapTexts.rank, { rank: card.rank })]),
    ...(card.size === null ? [] : [fill(storyMapTexts.size, { size: card.size })]),
  ];
  return (
    <>
      {priority !== undefined && <span className={styles['hidden']}>{fill(storyMapTexts.priority, { name: priority.name })}</span>}
      {marks.length > 0 && (
        <span className={styles['marks']}>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </span>
      )}
    </>
  );
}
