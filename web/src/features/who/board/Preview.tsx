import { DragPreview } from '#web/board/dragging/DragPreview.tsx';
import { MovingPreview } from '#web/board/moving/MovingPreview.tsx';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import styles from './who.module.css';

/** The dragged Who, group or category. */
export function Preview() {
  const isLabel = useWhoUi(({ labelDrag }) => labelDrag !== null);
  return isLabel ? <LabelPreview /> : <WhoPreview />;
}

function WhoPreview() {
  const actions = useWhoActions();
  return <MovingPreview board={actions}>{(id) => <Face text={actions.cards.get(id)?.name ?? ''} />}</MovingPreview>;
}

function LabelPreview() {
  const actions = useWhoActions();
  const drag = useWhoUi((ui) => ui.labelDrag);
  const label = drag === null ? undefined : actions.label(drag.item);
  if (drag === null || label === undefined) return null;
  return (
    <DragPreview landing={drag.landing}>
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
