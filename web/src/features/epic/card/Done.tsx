import * as errors from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { completionError } from '#shared/rules/epic/epics.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { useToasts } from '#web/base/toasts.ts';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { refusalOf } from '#web/replica/refusal.ts';
import { releases } from '#web/replica/release/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import styles from './epicCard.module.css';
import type { EpicEdits } from './useEpicEdits.ts';

type Props = { epic: Epic; name: string; edits: EpicEdits; locked: boolean; releaseId: string };

/** Marks an epic as completed, which needs a name, or reopens it (rules epic.7, epic.8). */
export function Done({ epic, name, edits, locked, releaseId }: Props) {
  const toasts = useToasts();
  const release = useEntity(useMap().scope, releases, releaseId);
  const change = async (completed: boolean) => {
    try {
      await edits.setCompleted(completed);
    } catch (error) {
      toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error });
    }
  };
  const reason = locked
    ? release?.completed === true
      ? errors.releaseCompleted.message
      : undefined
    : epic.completed
      ? undefined
      : completionError(epic)?.message;
  return (
    <DisabledReason reason={reason}>
      <input
        type="checkbox"
        className={styles['done']}
        aria-label={texts.complete({ name })}
        checked={epic.completed}
        disabled={locked || reason !== undefined}
        onChange={({ target }) => void change(target.checked)}
      />
    </DisabledReason>
  );
}
