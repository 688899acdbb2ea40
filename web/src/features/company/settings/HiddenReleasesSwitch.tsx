import { useId } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import styles from './settings.module.css';

/** Whether totals of release groups in initiatives count what their reader may not view (rule initiative.19). */
export function HiddenReleasesSwitch({ on }: { on: boolean }) {
  const [titleId, helpId] = [useId(), useId()];
  const toasts = useToasts();
  const { mutate, isPending, variables } = useCommand('set_counts_hidden_releases', {
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
  });
  return (
    <section aria-labelledby={titleId}>
      <Text as="h2" look="title" id={titleId}>
        {settingsTexts.initiatives}
      </Text>
      <Toggle
        className={styles['hiddenReleases']}
        aria-describedby={helpId}
        checked={isPending ? variables?.countsHiddenReleases : on}
        onChange={({ target }) => !isPending && mutate({ countsHiddenReleases: target.checked })}
      >
        {settingsTexts.countsHidden}
      </Toggle>
      <Text id={helpId} look="compact" quiet className={styles['hiddenReleasesHelp']}>
        {settingsTexts.countsHiddenHelp}
      </Text>
    </section>
  );
}
