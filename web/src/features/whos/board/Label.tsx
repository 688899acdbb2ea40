import { useEffect, useRef } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { labelOf } from '#shared/rules/whoGroups.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { messageOf } from '#web/components/failure.ts';
import { useToasts } from '#web/components/toasts.ts';
import { useMayEdit } from '#web/map/useMap.ts';
import { isSameHeading, type WhoLabel } from '../model/whoUi.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
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
  /** What it is the label of. */
  of: WhoLabel;
  isEditing: boolean;
  onSave: (text: string) => Promise<void>;
};

/** The label of a group or category, which those who edit rename in its place (rule who.5). */
export function Label({ text, isNone, level, rename, fieldLabel, initial, of, isEditing, onSave }: Props) {
  const { ui } = useWhoActions();
  const editable = useMayEdit();
  const toasts = useToasts();
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useWhoUi(({ heading }) => heading !== null && isSameHeading(heading, of));
  useEffect(() => {
    if (!takesFocus || isEditing) return;
    ui.set({ heading: null });
    button.current?.focus();
  }, [takesFocus, isEditing, ui]);
  const Heading = level === 2 ? 'h2' : 'h3';
  if (isEditing) {
    const close = (byKey: boolean, saved?: string) => {
      const { editor } = ui.get();
      const isOpen = editor !== null && editor.kind === of.kind && isSameHeading(editor, of);
      ui.set({
        ...(isOpen && { editor: null }),
        ...(byKey && { heading: saved === undefined ? of : renamed(of, saved) }),
      });
    };
    // The field may be gone by the time of a refusal; what was typed must not be gone with it.
    const keep = (typed: string, error: unknown) =>
      toasts.show({
        severity: 'error',
        text: fill(whoTexts.notDone, { name: typed, message: messageOf(error as Error) ?? '' }),
        ms: TOAST_MS.error,
        action: {
          label: commonTexts.tryAgain,
          onClick: () => void onSave(typed).catch((again: unknown) => keep(typed, again)),
        },
      });
    return (
      <LabelField
        label={fieldLabel}
        note={whoTexts.renameKeys}
        initial={initial}
        onSave={onSave}
        onLost={keep}
        onClose={close}
      />
    );
  }
  return (
    <Heading className={styles['label']} data-none={isNone || undefined} dir="auto">
      {editable ? (
        <button ref={button} type="button" title={rename} onClick={() => ui.set({ editor: of })}>
          {text}
        </button>
      ) : (
        text
      )}
    </Heading>
  );
}

/** Where the keyboard goes once something has another label. A category without one may stand there without a label, so its group takes over. */
function renamed(of: WhoLabel, text: string): WhoLabel {
  const label = labelOf(text);
  if (of.kind === 'group') return { kind: 'group', group: label };
  return label === null
    ? { kind: 'group', group: of.place.group }
    : { kind: 'category', place: { ...of.place, category: label } };
}
