import type { ReactNode } from 'react';
import { DragBoard } from '../../dragging/DragBoard.tsx';
import { placeName } from '../model/words.ts';
import { putWhoBack } from '../model/whoKeys.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { WhoDrag } from './whoDragging.ts';
import styles from './who.module.css';

/** Dragging Whos by mouse and touch. A press puts back what was picked up by keyboard. */
export function DragLayer({ children }: { children: ReactNode }) {
  const actions = useWhoActions();
  const press = (target: Element) => {
    putWhoBack(actions);
    const element = target.closest('[data-face]')?.closest<HTMLElement>('[data-who]') ?? null;
    const id = element?.dataset['who'];
    if (element === null || id === undefined || actions.cards.get(id)?.unsaved !== undefined) return null;
    return { id, element };
  };
  return (
    <DragBoard
      press={press}
      begin={(id, pointer) => new WhoDrag(actions, id, pointer)}
      flying={<Flying />}
      flyingClass={styles['flying']}
      className={styles['surface']}
    >
      {children}
    </DragBoard>
  );
}

/** The Who in the air, and below it where it would land. */
function Flying() {
  const actions = useWhoActions();
  const id = useWhoUi((ui) => ui.drag?.id ?? null);
  const over = useWhoUi((ui) => ui.drag?.over ?? null);
  const card = id === null ? undefined : actions.cards.get(id);
  if (card === undefined) return null;
  return (
    <div className={styles['flyingCard']}>
      <div className={styles['face']}>
        <span className={styles['text']} dir="auto">
          {card.name}
        </span>
      </div>
      {over !== null && <div className={styles['where']}>{placeName(over)}</div>}
    </div>
  );
}
