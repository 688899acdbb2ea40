import { valueChanged } from '#shared/errors.ts';
import { conflictTexts } from '#shared/texts/conflicts.ts';
import { Alert } from './controls/Alert.tsx';
import { Button } from './controls/Button.tsx';
import styles from './theirs.module.css';
import { Theirs } from './Theirs.tsx';

type Props = {
  /** The present value; undefined while nobody has changed it. */
  theirs: string | undefined;
  /** Saves what was typed over the other value. */
  onKeep: () => void;
  /** Discards what was typed. */
  onTake: () => void;
};

/**
 * Shows, below a field that somebody else has changed meanwhile, its present value and the choice between the two. It
 * is announced as it appears.
 */
export function KeepOrTake({ theirs, onKeep, onTake }: Props) {
  if (theirs === undefined) return null;
  return (
    <Alert severity="warning" role="alert">
      {valueChanged.message}
      <Theirs text={theirs} />
      <div className={styles['choice']}>
        <Button variant="outlined" onClick={onKeep}>
          {conflictTexts.keepMine}
        </Button>
        <Button onClick={onTake}>{conflictTexts.takeTheirs}</Button>
      </div>
    </Alert>
  );
}
