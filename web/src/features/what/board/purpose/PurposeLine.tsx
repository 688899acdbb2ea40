import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { useHead } from '#web/replica/story_map/useMap.ts';
import styles from './purpose.module.css';

/** 'Purpose: {why}' above the Activities, on one line, which opens to the full text (rule what.28). */
export function PurposeLine() {
  const why = useHead((head) => head.why);
  const { ui } = useActions();
  const text = storyMapTexts.purpose({ why });
  return (
    <button
      type="button"
      className={styles['text']}
      data-purpose=""
      title={text}
      aria-haspopup="dialog"
      onClick={() => ui.set({ dialog: { kind: 'purpose' } })}
    >
      <span dir="auto">{text}</span>
    </button>
  );
}
