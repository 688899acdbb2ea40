import type { ReactNode } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { useHead } from '#web/replica/story_map/useMap.ts';
import styles from './purpose.module.css';
import { PurposeBar } from './PurposeBar.tsx';

/**
 * The first line of the Activities view: 'Purpose: {why}', which opens to the full text (rule what.28).
 * @param children elements at the end of the line
 */
export function PurposeLine({ children }: { children?: ReactNode }) {
  const why = useHead((head) => head.why);
  const { ui } = useActions();
  const text = storyMapTexts.purpose({ why });
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
