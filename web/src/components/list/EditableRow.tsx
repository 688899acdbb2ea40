import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { returnFocus } from '#web/components/focus/returnFocus.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import type { Unconfirmed } from '#web/replica/entity.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import styles from './line.module.css';
import { RenameLine, type Renaming } from './RenameLine.tsx';

type Props = {
  entity: { name: string; unconfirmed?: Unconfirmed };
  /** Whether the user cannot edit it. */
  locked: boolean;
  /** How a click on the name renames the entity; `action` is the name of that button. */
  renaming: Renaming & { action: string };
  /** The button that removes the entity, which shows at once; a refusal is thrown. */
  removal: { label: string; disabled?: boolean; remove: () => Promise<unknown> };
  /** Content after the name. */
  children?: ReactNode;
};

/** An entity in a list: its name, which a click renames in place, and a remove button. */
export function EditableRow({ entity, locked, renaming, removal, children }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const { name } = entity;
  const { action, ...field } = renaming;
  const remove = () => {
    setProblem(undefined);
    removal.remove().catch((error: unknown) => setProblem(refusalOf(error).message));
  };
  if (isRenaming)
    return (
      <li>
        <RenameLine
          {...field}
          name={name}
          onClose={(byKey) => {
            flushSync(() => setRenaming(false));
            if (byKey) returnFocus(button.current);
          }}
        />
      </li>
    );
  const isNew = entity.unconfirmed?.isNew === true;
  return (
    <li>
      <div className={styles['row']} data-editable={locked ? undefined : ''}>
        {locked || isNew ? (
          <Text dir="auto" quiet={isNew} className={styles['name']}>
            {name}
          </Text>
        ) : (
          <button
            type="button"
            ref={button}
            dir="auto"
            aria-label={action}
            onClick={() => setRenaming(true)}
            className={styles['name']}
          >
            {name}
          </button>
        )}
        {children}
        {!locked && !isNew && (
          <QuietButton label={removal.label} disabled={removal.disabled === true} onClick={remove}>
            <Icon path={close} small />
          </QuietButton>
        )}
      </div>
      <FieldError text={problem} />
    </li>
  );
}
