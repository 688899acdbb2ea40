import { useMemo } from 'react';
import type { Priority } from '#shared/model/settings.ts';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { whoTexts } from '#shared/texts/who.ts';
import type { Card } from '../model/types.ts';
import { linkedNames, whoMarkOf } from '../model/whoMarks.ts';
import { counted } from '../model/words.ts';
import { useMap } from './boardContext.ts';
import styles from './board.module.css';

const countOf = (many: number) => counted(whoTexts.count, many);

/**
 * The small quiet marks of a card, only for what is set. The priority is a coloured edge, so it is told to those who do not see it. A linked story map has
 * its mark in the same row, but outside of the card's button (see StoryMark).
 */
export function Marks({ card, priority }: { card: Card; priority: Priority | undefined }) {
  const names = useMap((state) => linkedNames(state, card.whatId).join('\n'));
  const whos = useMemo(() => whoMarkOf(names === '' ? [] : names.split('\n'), countOf), [names]);
  const marks = [
    ...(card.rank === null ? [] : [fill(storyMapTexts.rank, { rank: card.rank })]),
    ...(card.size === null ? [] : [fill(storyMapTexts.size, { size: card.size })]),
  ];
  const isLinked = card.childContainerId !== null;
  return (
    <>
      {priority !== undefined && (
        <span className={styles['hidden']}>{fill(storyMapTexts.priority, { name: priority.name })}</span>
      )}
      {(marks.length > 0 || whos !== null || isLinked) && (
        <span className={styles['marks']} data-linked={isLinked || undefined}>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
          {/* The initials are drawn, as a picture of the names: they are no part of the card's text. */}
          {whos !== null && (
            <span
              role="img"
              className={styles['whos']}
              data-short={whos.short}
              title={whos.names}
              aria-label={fill(storyMapTexts.whos, { names: whos.names })}
            />
          )}
        </span>
      )}
    </>
  );
}
