import * as commonTexts from '#shared/texts/common.ts';
import * as listTexts from '#shared/texts/lists.ts';
import { Button } from '../controls/Button.tsx';
import styles from '../controls/controls.module.css';
import { sentences } from '../text/sentences.ts';
import { ErrorAlert } from './ErrorAlert.tsx';

/** Shown above a list whose refresh failed. `message` is the reason. */
export function RefreshFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles['above']}>
      <ErrorAlert
        text={sentences(listTexts.refreshFailed({ message }))}
        action={
          <Button plain onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
