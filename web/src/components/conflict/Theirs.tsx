import * as conflictTexts from '#shared/texts/conflicts.ts';
import { fill } from '#shared/texts/fill.ts';
import styles from './theirs.module.css';

/** The current value of a field that a colleague has changed. A long text scrolls. */
export function Theirs({ text }: { text: string }) {
  return (
    <div className={styles['theirs']} dir="auto">
      {text === '' ? conflictTexts.theirsEmpty : fill(conflictTexts.theirs, { text })}
    </div>
  );
}
