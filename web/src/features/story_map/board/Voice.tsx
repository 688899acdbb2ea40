import { useEffect } from 'react';
import { useActions, useUi } from './boardContext.ts';
import styles from './board.module.css';

/** How long an explanation stays, in ms: long enough to be read twice. */
const HINT_MS = 5_000;

/** What the board says: to screen readers about every move, and to everybody why something was not done. */
export function Voice() {
  const said = useUi((ui) => ui.said);
  const hint = useUi((ui) => ui.hint);
  const { ui } = useActions();
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => ui.set({ hint: null }), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint, ui]);
  return (
    <>
      {/* The same words twice are heard twice only if the element's text changes. */}
      <div className={styles['hidden']} aria-live="assertive" aria-atomic="true" data-said="">
        {said.text + (said.count % 2 === 0 ? '' : '\u00a0')}
      </div>
      {hint !== null && (
        <div className={styles['hint']} aria-hidden="true" data-hint="">
          {hint.text}
        </div>
      )}
    </>
  );
}
