import { conflictTexts } from '#shared/texts/conflicts.ts';
import { fill } from '#shared/texts/fill.ts';
import styles from './theirs.module.css';

/** What stands where somebody else has changed what is being changed. A long text scrolls. */
export function Theirs({ text }: { text: string }) {
  return (
    <div className={styles['theirs']} dir="auto">
      {text === '' ? conflictTexts.theirsEmpty : fill(conflictTexts.theirs, { text })}
    </div>
  );
}
