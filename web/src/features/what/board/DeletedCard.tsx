import { TOAST_MS } from '#shared/model/limits.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/unsavedText.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { useNames } from '#web/replica/company/useNames.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './board.module.css';

/** Shown under a card that a colleague has deleted while its user typed: who did it, and how to keep the text. */
export function DeletedCard({ card, typed }: { card: CardId; typed: string }) {
  const actions = useActions();
  const toasts = useToasts();
  const name = useDeleter(card);
  const showError = (error: unknown) =>
    toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.deleteError });
  const copy = () =>
    navigator.clipboard.writeText(typed).then(
      () => toasts.show({ severity: 'success', text: texts.copied, ms: TOAST_MS.success }),
      () => toasts.show({ severity: 'error', text: texts.notCopied, ms: TOAST_MS.error }),
    );
  return (
    <div className={styles['failed']} role="group" aria-label={typed}>
      {name === undefined ? texts.deleted : texts.deletedBy({ name })}
      <span>
        <button type="button" onClick={() => void actions.map.cards.restore(card).catch(showError)}>
          {texts.restoreWithText}
        </button>
        <button type="button" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <button type="button" onClick={() => actions.discard(card)}>
          {storyMapTexts.discard}
        </button>
      </span>
    </div>
  );
}

/** The name of the person who deleted a card, if the trash knows it. */
function useDeleter(card: CardId): string | undefined {
  const trash = useCall('story_map_trash', { containerId: useContainerId() }, { staleTime: 0 });
  const nameOf = useNames('');
  const uid = trash.data?.docs.find(({ id }) => id === card)?.deletedBy;
  const name = uid === undefined || uid === null ? undefined : nameOf?.(uid);
  return name === '' ? undefined : name;
}
