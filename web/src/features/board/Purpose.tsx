import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useActions } from '#web/map/selection/boardContext.ts';
import { useHead } from '#web/map/useMap.ts';
import styles from './board.module.css';

/** What the backbone row starts with: 'Purpose: {why}' (rule what.28). It stays in view when the board is scrolled sideways. A long one opens whole. */
export function Purpose() {
  const why = useHead((head) => head.why);
  const text = fill(storyMapTexts.purpose, { why });
  const { ui } = useActions();
  const span = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  // Its column is as wide on every screen, so only another text can need another place.
  useLayoutEffect(() => {
    if (span.current !== null) setCut(span.current.scrollHeight > span.current.clientHeight + 1);
  }, [text]);
  const shared = { className: styles['purposeText'], title: text, 'data-head': '' };
  const content = (
    <span ref={span} dir="auto">
      {text}
    </span>
  );
  return (
    <div className={styles['purpose']} data-purpose="">
      <div className={styles['head']}>
        {cut ? (
          <button type="button" onClick={() => ui.set({ dialog: { kind: 'purpose' } })} {...shared}>
            {content}
          </button>
        ) : (
          <div {...shared}>{content}</div>
        )}
      </div>
    </div>
  );
}
