import * as texts from '#shared/texts/story_map/presence.ts';
import { useNames } from '#web/replica/company/useNames.ts';
import type { OnCard } from '#web/replica/presence/Colleagues.ts';
import styles from './board.module.css';

/** Says who else is on a card, and what they do with it. */
export function ColleagueTag({ on: { uid, doing, others } }: { on: OnCard }) {
  const nameOf = useNames(texts.somebody);
  if (nameOf === undefined) return null;
  const name = others === 0 ? nameOf(uid) : texts.several({ name: nameOf(uid), count: others });
  const words = {
    selected: () => name,
    editing: () => texts.editing({ name }),
    dragging: () => texts.moving({ name }),
  };
  return (
    <span className={styles['colleague']} dir="auto">
      {words[doing]()}
    </span>
  );
}
