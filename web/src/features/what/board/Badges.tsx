import type { Priority } from '#shared/model/company/settings.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { CommentMark } from '#web/components/comment/CommentMark.tsx';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { useCommentMark } from '#web/replica/comment/useCommentMarks.ts';
import { personColour } from '#web/replica/presence/personColour.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import styles from './board.module.css';
import { useLinkedWhos } from './useLinkedWhos.ts';
import { initialsOf, type LinkedWho, shownWhos } from './whoBadges.ts';

/**
 * The small badges of a card, only for fields that are set. The coloured edge shows the priority, so screen readers get
 * it as text. The badge of a linked story map shares the row but sits outside the card's button (see StoryMapBadge).
 */
export function Badges({ card, priority }: { card: Card; priority: Priority | undefined }) {
  const whos = useLinkedWhos(card.whatId);
  const badges = [
    ...(card.rank === null ? [] : [storyMapTexts.rank({ rank: card.rank })]),
    ...(card.size === null ? [] : [storyMapTexts.size({ size: card.size })]),
  ];
  const isLinked = card.childContainerId !== null;
  const mark = useCommentMark({ aboutType: 'what', aboutId: card.whatId ?? '' });
  const isMarked = mark !== undefined && (mark.openThreads > 0 || mark.unread > 0);
  return (
    <>
      {priority !== undefined && (
        <span className={visuallyHidden['text']}>{storyMapTexts.priority({ name: priority.name })}</span>
      )}
      {(badges.length > 0 || whos.length > 0 || isMarked || isLinked) && (
        <span className={styles['badges']} data-linked={isLinked || undefined}>
          {badges.map((badge) => (
            <span key={badge}>{badge}</span>
          ))}
          {whos.length > 0 && <Whos whos={whos} />}
          <CommentMark mark={mark} />
        </span>
      )}
    </>
  );
}

/** The initials of a card's Whos on coloured discs, a picture of the names and not part of the card's text. */
function Whos({ whos }: { whos: readonly LinkedWho[] }) {
  const { shown, others } = shownWhos(whos);
  const names = whos.map(({ name }) => name).join(', ');
  return (
    <span role="img" className={styles['whos']} title={names} aria-label={storyMapTexts.whos({ names })}>
      {shown.map(({ id, name }) => (
        <span key={id} data-short={initialsOf(name)} style={{ background: personColour(id) }} />
      ))}
      {others > 0 && <span data-short={storyMapTexts.otherWhos({ count: others })} data-others="" />}
    </span>
  );
}
