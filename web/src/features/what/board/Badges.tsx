import { useMemo } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as whoTexts from '#shared/texts/who.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import type { Card } from '#web/replica/story_map/types.ts';
import styles from './board.module.css';
import { useLinkedNames } from './useLinkedNames.ts';
import { whoBadgeOf } from './whoBadges.ts';

const countOf = (many: number) => whoTexts.count({ count: many });

/**
 * The small badges of a card, only for fields that are set. The coloured edge shows the priority, so screen readers get
 * it as text. The badge of a linked story map shares the row but sits outside the card's button (see StoryMapBadge).
 */
export function Badges({ card, priority }: { card: Card; priority: Priority | undefined }) {
  const names = useLinkedNames(card.whatId);
  const whos = useMemo(() => whoBadgeOf(names, countOf), [names]);
  const badges = [
    ...(card.rank === null ? [] : [storyMapTexts.rank({ rank: card.rank })]),
    ...(card.size === null ? [] : [storyMapTexts.size({ size: card.size })]),
  ];
  const isLinked = card.childContainerId !== null;
  return (
    <>
      {priority !== undefined && (
        <span className={visuallyHidden['text']}>{storyMapTexts.priority({ name: priority.name })}</span>
      )}
      {(badges.length > 0 || whos !== null || isLinked) && (
        <span className={styles['badges']} data-linked={isLinked || undefined}>
          {badges.map((badge) => (
            <span key={badge}>{badge}</span>
          ))}
          {/* The initials are a picture of the names, not part of the card's text. */}
          {whos !== null && (
            <span
              role="img"
              className={styles['whos']}
              data-short={whos.short}
              title={whos.names}
              aria-label={storyMapTexts.whos({ names: whos.names })}
            />
          )}
        </span>
      )}
    </>
  );
}
