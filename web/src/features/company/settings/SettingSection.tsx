import { type ReactNode, useId } from 'react';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import styles from './settings.module.css';

type Props = {
  title: string;
  help: string;
  addLabel: string;
  onAdd: () => void;
  /** The rows. */
  children: readonly ReactNode[];
};

/** A list of settings with its heading and the button that adds one. */
export function SettingSection({ title, help, addLabel, onAdd, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['section']}>
      <div className={styles['top']}>
        <Text as="h2" look="title" id={titleId}>
          {title}
        </Text>
        <Button variant="outlined" start={<Icon path={plus} />} aria-label={addLabel} onClick={onAdd}>
          {settingsTexts.add}
        </Button>
      </div>
      <Text look="compact" quiet className={styles['help']}>
        {help}
      </Text>
      {children.length === 0 ? (
        <Text look="compact" quiet>
          {settingsTexts.none}
        </Text>
      ) : (
        <ul aria-labelledby={titleId} className={styles['list']}>
          {children}
        </ul>
      )}
    </section>
  );
}
