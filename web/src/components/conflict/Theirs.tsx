import * as conflictTexts from '#shared/texts/conflicts.ts';
import styles from './theirs.module.css';

/** The current value of a field that a colleague has changed. A long text scrolls. */
export function Theirs({ text }: { text: string }) {
  return (
    <div className={styles['theirs']} dir="auto">
      {text === '' ? conflictTexts.theirsEmpty : conflictTexts.theirs({ text })}
    </div>
  );
}
