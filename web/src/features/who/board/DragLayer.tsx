import { type ReactNode, useMemo } from 'react';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { useMayEdit, useWhoLabels } from '#web/replica/story_map/useMap.ts';
import { placeName } from '../model/words.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { labelDragging } from './labelDragging.ts';
import styles from './who.module.css';
import { whoDragging } from './whoDragging.ts';

/** Makes Whos, groups and categories draggable by mouse and touch. A press puts back an item picked up by keyboard. */
export function DragLayer({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const editable = useMayEdit();
  const actions = useWhoActions();
  const kinds = useMemo(() => [whoDragging(actions), labelDragging(actions)], [actions]);
  return (
    <DragBoard editable={editable} kinds={kinds} onPress={onPress} preview={<Preview />} className={styles['surface']}>
      {children}
    </DragBoard>
  );
}

/** The dragged item. */
function Preview() {
  const isLabel = useWhoUi(({ labelDrag }) => labelDrag !== null);
  return isLabel ? <LabelPreview /> : <WhoPreview />;
}

/** The dragged Who, and below it the place where it would land. */
function WhoPreview() {
  const actions = useWhoActions();
  const labels = useWhoLabels();
  const id = useWhoUi((ui) => ui.drag?.item ?? null);
  const target = useWhoUi((ui) => ui.drag?.landing?.target ?? null);
  const card = id === null ? undefined : actions.cards.get(id);
  if (card === undefined) return null;
  return (
    <DragPreview note={target && placeName(labels, target)}>
      <Face text={card.name} />
    </DragPreview>
  );
}

/** The dragged group or category, and below it the reason why it cannot land there. */
function LabelPreview() {
  const actions = useWhoActions();
  const id = useWhoUi((ui) => ui.labelDrag?.item ?? null);
  const refusal = useWhoUi((ui) => ui.labelDrag?.landing?.refusal ?? null);
  const label = id === null ? undefined : actions.label(id);
  if (label === undefined) return null;
  return (
    <DragPreview note={refusal} refused>
      <Face text={label.name} />
    </DragPreview>
  );
}

function Face({ text }: { text: string }) {
  return (
    <div className={styles['preview']}>
      <div className={styles['face']}>
        <span className={styles['text']} dir="auto">
          {text}
        </span>
      </div>
    </div>
  );
}
