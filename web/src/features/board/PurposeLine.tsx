import type { ReactNode } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useActions } from '#web/map/selection/boardContext.ts';
import { useHead } from '#web/map/useMap.ts';
import styles from './purpose.module.css';
import { PurposeBar } from './PurposeBar.tsx';

/** What the view of Activities begins with: 'Purpose: {why}' on one line above them, which opens whole (rule what.28). @param children what stands at its end */
export function PurposeLine({ children }: { children?: ReactNode }) {
  const why = useHead((head) => head.why);
  const { ui } = useActions();
  const text = fill(storyMapTexts.purpose, { why });
  return (
    <PurposeBar>
      <button
        type="button"
        className={styles['text']}
        title={text}
        aria-haspopup="dialog"
        onClick={() => ui.set({ dialog: { kind: 'purpose' } })}
      >
        <span dir="auto">{text}</span>
      </button>
      {children}
    </PurposeBar>
  );
}
