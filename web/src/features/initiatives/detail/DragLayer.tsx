import { type ReactNode, useMemo } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { initiativesTexts as texts } from '#shared/texts/initiatives.ts';
import { LiveRegion } from '#web/components/LiveRegion.tsx';
import { DragBoard } from '#web/map/dragging/DragBoard.tsx';
import { DragPreview } from '#web/map/dragging/DragPreview.tsx';
import { useInitiativeActions, useInitiativeUi } from '../initiativeContext.ts';
import styles from './initiative.module.css';
import { orderDragging } from './orderDragging.ts';

/** Makes Activities and release groups draggable while the initiative is built. */
export function DragLayer({ building, children }: { building: boolean; children: ReactNode }) {
  const actions = useInitiativeActions();
  const announcement = useInitiativeUi((ui) => ui.announcement);
  const kinds = useMemo(() => [orderDragging(actions, 'group'), orderDragging(actions, 'what')], [actions]);
  return (
    <>
      <DragBoard
        editable={building}
        kinds={kinds}
        onPress={() => undefined}
        preview={<Preview />}
        className={styles['surface']}
      >
        {children}
      </DragBoard>
      <LiveRegion announcement={announcement} />
    </>
  );
}

/** The dragged item, and below it that a drop merges it. */
function Preview() {
  const actions = useInitiativeActions();
  const drag = useInitiativeUi((ui) => ui.drag);
  if (drag === null) return null;
  const into = drag.landing?.target.into ?? null;
  const note = into === null ? null : fill(texts.mergesInto, { into: actions.nameOf({ kind: 'group', id: into }) });
  return (
    <DragPreview note={note}>
      <div className={styles['preview']} dir="auto">
        {actions.nameOf(drag.item)}
      </div>
    </DragPreview>
  );
}
