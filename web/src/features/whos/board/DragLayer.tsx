import { type ReactNode, useMemo } from 'react';
import { DragBoard } from '#web/map/dragging/DragBoard.tsx';
import { DragPreview } from '#web/map/dragging/DragPreview.tsx';
import { putWhoBack } from '../model/whoKeys.ts';
import { placeName } from '../model/words.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import styles from './who.module.css';
import { whoDragging } from './whoDragging.ts';

/** What can be dragged on the Who board by mouse and touch. A press puts back what was picked up by keyboard. */
export function DragLayer({ children }: { children: ReactNode }) {
  const actions = useWhoActions();
  const kinds = useMemo(() => [whoDragging(actions)], [actions]);
  return (
    <DragBoard kinds={kinds} onPress={() => putWhoBack(actions)} preview={<WhoPreview />} className={styles['surface']}>
      {children}
    </DragBoard>
  );
}

/** The Who in the air, and below it where it would land. */
function WhoPreview() {
  const actions = useWhoActions();
  const id = useWhoUi((ui) => ui.drag?.item ?? null);
  const target = useWhoUi((ui) => ui.drag?.landing?.target ?? null);
  const card = id === null ? undefined : actions.cards.get(id);
  if (card === undefined) return null;
  return (
    <DragPreview note={target && placeName(target)}>
      <div className={styles['preview']}>
        <div className={styles['face']}>
          <span className={styles['text']} dir="auto">
            {card.name}
          </span>
        </div>
      </div>
    </DragPreview>
  );
}
