import { useNavigate } from 'react-router-dom';
import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import { totalsOfParts } from '#shared/rules/releaseTotals.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { chevronLeft, chevronRight } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { pageHeading } from '#web/components/focus/pageStart.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import styles from '#web/features/epic/column/releaseWhat.module.css';
import type { Card } from '#web/replica/story_map/types.ts';
import { useConfirmed } from '#web/replica/story_map/useMap.ts';
import { useNeighbourKeys, useNeighbours } from './useNeighbours.ts';

type Props = {
  card: Card;
  release: Release;
  /** The Activity in the release, once it is known. */
  releaseWhat: ReleaseWhat | undefined;
  mayEdit: boolean;
};

/** The name and rank of an Activity inside a release, how far its epics are, and links to the release's other Activities. */
export function WhatHead({ card, release, releaseWhat, mayEdit }: Props) {
  const navigate = useNavigate();
  const { isKnown, previous, next } = useNeighbours(release.id, card.whatId ?? '');
  useNeighbourKeys({ previous, next });
  const { keys } = texts;
  const rank = card.rank === null ? undefined : texts.rank({ rank: card.rank });
  const isConfirmed = useConfirmed();
  const locked = isConfirmed && !mayEdit ? texts.viewOnly : release.completed ? texts.releaseCompleted : undefined;
  return (
    <div className={styles['top']}>
      <div className={styles['head']}>
        <div className={styles['title']}>
          <Text as="h2" look="title" {...pageHeading} className={styles['anywhere']}>
            {card.description}
          </Text>
          {release.completed && <CompletedBadge />}
        </div>
        <div className={styles['neighbours']} data-unknown={isKnown ? undefined : ''}>
          <QuietButton
            label={
              previous === undefined ? texts.first : texts.previous({ name: previous.description, key: keys.previous })
            }
            disabled={previous === undefined}
            onClick={() => previous && void navigate(previous.path)}
          >
            <Icon path={chevronLeft} />
          </QuietButton>
          <QuietButton
            label={next === undefined ? texts.last : texts.next({ name: next.description, key: keys.next })}
            disabled={next === undefined}
            onClick={() => next && void navigate(next.path)}
          >
            <Icon path={chevronRight} />
          </QuietButton>
        </div>
      </div>
      <Text look="compact" quiet className={styles['facts']}>
        <span className={styles['onPaper']}>{texts.inRelease({ name: release.name })}</span>
        {releaseWhat !== undefined && <EpicProgress totals={totalsOfParts([releaseWhat])} />}
        {rank !== undefined && <span>{rank}</span>}
        {locked !== undefined && <span className={styles['onScreen']}>{locked}</span>}
      </Text>
    </div>
  );
}
