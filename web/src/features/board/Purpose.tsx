import { useMemo } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useActions } from '#web/map/selection/boardContext.ts';
import { useHead } from '#web/map/useMap.ts';
import styles from './board.module.css';
import { linesOf } from './window/linesOf.ts';

/** How wide its text is, in px at a zoom of 1, and how much of it is shown (see `board.module.css`). */
const TEXT_WIDTH = 174;
const MAX_LINES = 4;

/** What the backbone row starts with: 'Purpose: {why}' (rule what.28). It stays in view when the board is scrolled sideways. A long one opens whole. */
export function Purpose() {
  const why = useHead((head) => head.why);
  const text = fill(storyMapTexts.purpose, { why });
  const { ui } = useActions();
  // Its column is as wide on every screen, so its text alone tells.
  const cut = useMemo(() => linesOf(text, TEXT_WIDTH, '400 12px') > MAX_LINES, [text]);
  const shared = { className: styles['purposeText'], title: text, 'data-head': '' };
  const content = <span dir="auto">{text}</span>;
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
