import { useRef } from 'react';
import { useEditable } from '../../board/boardContext.ts';
import type { WhoEditor } from '../model/whoUi.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { useWhoActions } from '../whoContext.ts';
import { LabelField } from './LabelField.tsx';
import styles from './who.module.css';

type Props = {
  /** What stands there, such as the name of a group or 'No Category'. */
  text: string;
  isNone: boolean;
  level: 2 | 3;
  /** What renaming is called, and the field for it. */
  rename: string;
  fieldLabel: string;
  initial: string;
  editor: WhoEditor;
  isEditing: boolean;
  onSave: (text: string) => Promise<void>;
};

/** The label of a group or category, which those who edit rename in its place (foundation §2). */
export function Label({ text, isNone, level, rename, fieldLabel, initial, editor, isEditing, onSave }: Props) {
  const { ui } = useWhoActions();
  const editable = useEditable();
  const button = useRef<HTMLButtonElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  if (isEditing) {
    const close = (byKey: boolean) => {
      ui.set({ editor: null });
      if (byKey) requestAnimationFrame(() => button.current?.focus());
    };
    return <LabelField label={fieldLabel} note={whoTexts.renameKeys} initial={initial} onSave={onSave} onClose={close} />;
  }
  return (
    <Heading className={styles['label']} data-none={isNone || undefined} dir="auto">
      {editable ? (
        <button ref={button} type="button" title={rename} aria-label={`${text}: ${rename}`} onClick={() => ui.set({ editor })}>
          {text}
        </button>
      ) : (
        text
      )}
    </Heading>
  );
}
