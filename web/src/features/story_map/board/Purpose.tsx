import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useBoard } from './boardContext.ts';
import styles from './board.module.css';

/** What the backbone row starts with: 'Purpose: {why}' (foundation §2). It stays in view when the board is scrolled sideways. */
export function Purpose() {
  const why = useBoard(({ head }) => head.why);
  const text = fill(storyMapTexts.purpose, { why });
  return (
    <div className={styles['purpose']} data-purpose="">
      <div className={styles['head']}>
        <div className={styles['purposeText']} title={text} data-head="">
          <span>{text}</span>
        </div>
      </div>
    </div>
  );
}
