import type { CSSProperties } from 'react';
import * as texts from '#shared/texts/story_map/presence.ts';
import { useNames } from '#web/replica/company/useNames.ts';
import type { OnCard } from '#web/replica/presence/Colleagues.ts';
import { personColour } from '#web/replica/presence/personColour.ts';
import styles from './colleague.module.css';

/** The edge of a card that somebody else is on, in their colour, with their name and what they do with it. */
export function ColleagueEdge({ on: { uid, doing, others } }: { on: OnCard }) {
  const nameOf = useNames(texts.somebody);
  if (nameOf === undefined) return null;
  const name = nameOf(uid);
  const words = {
    selected: () => (others === 0 ? name : texts.several({ name, count: others })),
    editing: () => texts.editing({ name }),
    dragging: () => texts.moving({ name }),
  };
  return (
    <span className={styles['edge']} style={{ '--colleague': personColour(uid) } as CSSProperties}>
      <span className={styles['name']} dir="auto">
        {words[doing]()}
      </span>
    </span>
  );
}
