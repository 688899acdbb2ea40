import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { personColour } from '#web/replica/presence/personColour.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import { useLinkedWhos } from '../board/useLinkedWhos.ts';
import { initialsOf } from '../board/whoBadges.ts';
import styles from './present.module.css';

type Props = { card: Card; releases: readonly string[]; isBackbone?: boolean };

/** An Activity as a meeting reads it: its text, Whos, size and releases. */
export function PresentedCard({ card, releases, isBackbone = false }: Props) {
  const whos = useLinkedWhos(card.whatId);
  const facts = [...(card.size === null ? [] : [storyMapTexts.size({ size: card.size })]), ...releases];
  return (
    <article className={styles['card']} data-backbone={isBackbone ? '' : undefined}>
      <Text as={isBackbone ? 'h3' : 'h4'} dir="auto" className={styles['text'] ?? ''}>
        {card.description}
      </Text>
      {(whos.length > 0 || facts.length > 0) && (
        <div className={styles['facts']}>
          {whos.map(({ id, name }) => (
            <span key={id} className={styles['who']}>
              <span aria-hidden className={styles['disc']} style={{ background: personColour(id) }}>
                {initialsOf(name)}
              </span>
              <span dir="auto">{name}</span>
            </span>
          ))}
          {facts.map((fact) => (
            <span key={fact} dir="auto">
              {fact}
            </span>
          ))}
        </div>
      )}
    </article>
  );
}
