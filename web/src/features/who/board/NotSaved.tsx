import * as commonTexts from '#shared/texts/common.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { useWhoActions } from '../whoContext.ts';
import styles from './who.module.css';

/**
 * Shown below a Who that could not be added: the reason and the possible actions. The text stays until the user
 * decides.
 */
export function NotSaved({ who, message }: { who: string; message: string }) {
  const actions = useWhoActions();
  return (
    <div className={styles['failed']} role="alert">
      {whoTexts.notSaved({ message })}
      <span>
        <button type="button" onClick={() => actions.retry(who)}>
          {commonTexts.tryAgain}
        </button>
        <button type="button" onClick={() => actions.discard(who)}>
          {whoTexts.discard}
        </button>
      </span>
    </div>
  );
}
