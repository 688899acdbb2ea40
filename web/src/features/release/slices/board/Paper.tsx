import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { NO_RELEASE } from '#web/replica/release/placeWhat.ts';
import { nameOf } from '../model/drops.ts';
import { useSliceBoard } from '../slicesContext.ts';
import { Card } from './Card.tsx';
import { LaneHead } from './LaneHead.tsx';
import styles from './paper.module.css';

/** All lanes with all their cards, for print, in place of the part of them that the screen has (rule release.27). */
export function Paper({ open }: Openable) {
  const { lanes, completedIn } = useSliceBoard();
  if (!open) return null;
  return (
    <div className={styles['paper']} data-paper="">
      {lanes.map((lane) => (
        <section key={lane.id} aria-label={nameOf(lane)}>
          <LaneHead lane={lane} editable={false} />
          <div role="list" aria-label={nameOf(lane)} className={styles['cards']}>
            {lane.stacks.flat().map((id) => (
              <Card
                key={id}
                lane={lane.id}
                id={id}
                part={lane.parts.get(id)}
                completedIn={lane.id === NO_RELEASE ? completedIn.get(id) : undefined}
                left={null}
                top={0}
                editable={false}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
