import type { Epic } from '#shared/model/epic/epic.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { completionError, EPIC_STATUSES, epicStatus, type EpicStatus } from '#shared/rules/epic/epics.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { completed, doing, toDo } from '#web/components/controls/pageIcons.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import styles from './epicCard.module.css';
import type { EpicEdits } from './useEpicEdits.ts';

const ICONS: Readonly<Record<EpicStatus, string>> = { todo: toDo, doing, done: completed };

type Props = { epic: Epic; name: string; edits: EpicEdits; locked: boolean };

/** How far an epic is, to see and to choose (rule epic.28). An epic without a name cannot be done. */
export function EpicStatusField({ epic, name, edits, locked }: Props) {
  const toasts = useToasts();
  const status = epicStatus(epic);
  const choose = async (chosen: EpicStatus) => {
    try {
      if (chosen === 'done') return await edits.setCompleted(true);
      if (epic.completed) await edits.setCompleted(false);
      if ((epic.startedAt !== null) !== (chosen === 'doing')) await edits.setStarted(chosen === 'doing');
    } catch (error) {
      toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error });
    }
  };
  return (
    <span className={styles['status']} data-status={status}>
      <Icon path={ICONS[status]} small />
      {locked ? (
        texts.statuses[status]
      ) : (
        <select
          aria-label={texts.statusOf({ name })}
          value={status}
          onChange={({ target }) => {
            const chosen = EPIC_STATUSES.find((one) => one === target.value);
            if (chosen !== undefined) void choose(chosen);
          }}
        >
          {EPIC_STATUSES.map((one) => (
            <option key={one} value={one} disabled={one === 'done' && completionError(epic) !== undefined}>
              {texts.statuses[one]}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
