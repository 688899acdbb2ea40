import { useState } from 'react';
import type { Problem } from '#shared/model/frame.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/frame.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { keepFocus } from '#web/components/focus/keepFocus.ts';
import { ObjectiveItem } from '#web/components/frame/ObjectiveItem.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { EmptyLine } from '#web/components/state/EmptyLine.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from '../list/frame.module.css';
import { FramePanel } from './FramePanel.tsx';
import type { LinkedObjective } from './useProblem.ts';

const LinkObjectiveDialog = lazyDialog(() =>
  import('../dialogs/LinkObjectiveDialog.tsx').then((file) => file.LinkObjectiveDialog),
);

/** The objectives that solving a problem serves (rule problem.6). */
export function LinkedObjectives({ problem, linked }: { problem: Problem; linked: readonly LinkedObjective[] }) {
  const containerId = useContainerId();
  const mayEdit = useMayEdit();
  const toasts = useToasts();
  const [linking, setLinking] = useState(false);
  const unlink = useCommand('remove_objective_from_problem', {
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.creationError }),
  });
  return (
    <FramePanel title={texts.linked} action={mayEdit && <Button onClick={() => setLinking(true)}>{texts.link}</Button>}>
      {linked.length === 0 ? (
        <EmptyLine text={texts.noLinked} />
      ) : (
        <ul ref={keepFocus} aria-label={texts.linked} className={styles['list']}>
          {linked.map((objective) => (
            <ObjectiveItem
              key={objective.id}
              {...objective}
              action={
                mayEdit && (
                  <QuietButton
                    label={texts.unlink({ name: objective.name })}
                    onClick={() => unlink.mutate({ containerId, problemId: problem.id, objectiveId: objective.id })}
                  >
                    <Icon path={close} small />
                  </QuietButton>
                )
              }
            />
          ))}
        </ul>
      )}
      <LinkObjectiveDialog
        open={linking}
        problem={problem}
        linked={new Set(linked.map(({ id }) => id))}
        onClose={() => setLinking(false)}
      />
    </FramePanel>
  );
}
