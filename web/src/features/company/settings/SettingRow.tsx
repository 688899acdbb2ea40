import type { ReactNode } from 'react';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { edit, grip } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import styles from './settings.module.css';

const texts = settingsTexts.uses;

type Props = {
  name: string;
  /** A mark before the name. */
  mark?: ReactNode;
  /** The switch: its word, its whole name for screen readers, and its state. */
  switched: { text: string; label: string; on: boolean };
  busy: boolean;
  onSwitch: (on: boolean) => void;
  onEdit: () => void;
  /** How often it is used, if that was counted. */
  uses?: number | undefined;
  /** In a list whose rows can be dragged: the row's id, and how far it makes way for a dragged one, in px. */
  row?: { id: string; isDragged: boolean; shift: number };
  /** More buttons. */
  children?: ReactNode;
};

/** A setting in its list: its name, whether it is offered, and what changes it. */
export function SettingRow({ name, mark, switched, busy, onSwitch, onEdit, uses, row, children }: Props) {
  return (
    <li
      data-row={row?.id}
      data-dragged={row?.isDragged === true ? '' : undefined}
      className={styles['row']}
      style={row && row.shift !== 0 ? { transform: `translateY(${row.shift}px)` } : undefined}
    >
      {row !== undefined && <Icon path={grip} className={styles['grip']} />}
      {mark}
      <div className={styles['name']}>
        <Text dir="auto" look="compact" quiet={!switched.on}>
          {name}
        </Text>
        {uses !== undefined && (
          <Text as="span" look="caption" quiet>
            {uses === 0 ? texts.none : texts.some({ count: uses })}
          </Text>
        )}
      </div>
      <Toggle
        isTextOptional
        className={styles['offered']}
        aria-label={switched.label}
        disabled={busy}
        checked={switched.on}
        onChange={({ target }) => onSwitch(target.checked)}
      >
        {switched.text}
      </Toggle>
      {children}
      <QuietButton label={settingsTexts.edit({ name })} onClick={onEdit}>
        <Icon path={edit} />
      </QuietButton>
    </li>
  );
}
