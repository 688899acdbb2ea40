import { useEffect } from 'react';
import { LiveRegion } from '#web/components/focus/LiveRegion.tsx';
import styles from './announcements.module.css';
import { useActions, useUi } from './boardContext.ts';

/** How long a hint stays, in ms: long enough to read it twice. */
const HINT_MS = 5_000;

/** Announces every move to screen readers, and shows all users why an action was refused. */
export function BoardAnnouncements() {
  const announcement = useUi((ui) => ui.announcement);
  const hint = useUi((ui) => ui.hint);
  const { ui } = useActions();
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => ui.set({ hint: null }), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint, ui]);
  return (
    <>
      <LiveRegion announcement={announcement} />
      {hint !== null && (
        <div className={styles['hint']} aria-hidden="true" data-hint="">
          {hint.text}
        </div>
      )}
    </>
  );
}
