import type { ReactNode } from 'react';
import { DragBoard } from '#web/map/dragging/DragBoard.tsx';
import { isUnsaved } from '../model/columns.ts';
import { putWhoBack } from '../model/whoKeys.ts';
import { placeName } from '../model/words.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import styles from './who.module.css';
import { WhoDrag } from './whoDragging.ts';

/** Dragging Whos by mouse and touch. A press puts back what was picked up by keyboard. */
export function DragLayer({ children }: { children: ReactNode }) {
  const actions = useWhoActions();
  const press = (target: Element) => {
    putWhoBack(actions);
    const element = target.closest('[data-face]')?.closest<HTMLElement>('[data-who]') ?? null;
    const id = element?.dataset['who'];
    const card = id === undefined ? undefined : actions.cards.get(id);
    if (element === null || id === undefined || card === undefined || isUnsaved(card)) return null;
    return { id, element };
  };
  return (
    <DragBoard
      press={press}
      begin={(id, pointer) => new WhoDrag(actions, id, pointer)}
      preview={<DragPreview />}
      previewClass={styles['preview']}
      className={styles['surface']}
    >
      {children}
    </DragBoard>
  );
}

/** The Who in the air, and below it where it would land. */
function DragPreview() {
  const actions = useWhoActions();
  const id = useWhoUi((ui) => ui.drag?.id ?? null);
  const over = useWhoUi((ui) => ui.drag?.over ?? null);
  const card = id === null ? undefined : actions.cards.get(id);
  if (card === undefined) return null;
  return (
    <div className={styles['previewCard']}>
      <div className={styles['face']}>
        <span className={styles['text']} dir="auto">
          {card.name}
        </span>
      </div>
      {over !== null && <div className={styles['where']}>{placeName(over)}</div>}
    </div>
  );
}
