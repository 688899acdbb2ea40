import { valueChanged } from '#shared/errors.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import { Alert } from '../controls/Alert.tsx';
import { Button } from '../controls/Button.tsx';
import styles from './theirs.module.css';
import { Theirs } from './Theirs.tsx';

export type KeepOrTakeProps = {
  /** The current value; undefined while no colleague has changed it. */
  theirs: string | undefined;
  /** Saves the typed text over the other value. */
  onKeep: () => void;
  /** Discards the typed text. */
  onTake: () => void;
};

/**
 * Shows, below a field that a colleague has changed meanwhile, its current value and the choice between the two. Screen
 * readers announce it as it appears.
 */
export function KeepOrTake({ theirs, onKeep, onTake }: KeepOrTakeProps) {
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
