import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import * as texts from '#shared/texts/initiatives.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { grip } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import type { Kind } from '../model/InitiativeActions.ts';
import { useInitiativeActions } from '../model/initiativeContext.ts';
import styles from './initiative.module.css';

/** The keys that move an item by one place. */
const KEYS: Readonly<Record<Kind, readonly [back: string, on: string]>> = {
  what: ['ArrowLeft', 'ArrowRight'],
  group: ['ArrowUp', 'ArrowDown'],
};

/** Moves an Activity or a release group: the pointer drags it, arrow keys move it by one place. */
export function Grip({ kind, id, name }: { kind: Kind; id: string; name: string }) {
  const actions = useInitiativeActions();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [back, on] = KEYS[kind];
    if ((event.key !== back && event.key !== on) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const button = event.currentTarget;
    // React may take the button out of the page to put it elsewhere, where it loses the focus.
    flushSync(() => actions.step({ kind, id }, event.key === on ? 1 : -1));
    button.focus();
  };
  return (
    <Tooltip title={texts.gripHelp[kind]} describes>
      <button
        type="button"
        className={styles['grip']}
        aria-label={texts.moveNamed({ name })}
        data-grip={kind}
        data-item={id}
        onKeyDown={onKeyDown}
      >
        <Icon path={grip} small />
      </button>
    </Tooltip>
  );
}
