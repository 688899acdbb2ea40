import { useEffect, useRef } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import { messageOf } from '#web/components/dialog/failure.ts';
import { theirsIn } from '#web/replica/entity.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { LabelField } from './LabelField.tsx';
import styles from './who.module.css';

type Props = {
  /** The id of the group or category; null for the heading of Whos without one, which cannot be renamed. */
  id: string | null;
  /** The label's text, such as the name of a group or 'No Category'. */
  text: string;
  level: 2 | 3;
  /** The name of the rename button, and the label of its field. */
  rename: string;
  fieldLabel: string;
};

/** The name of a group or category. Editors can rename it in place (rule who.5), pick it up, and open its menu. */
export function Label({ id, text, level, rename, fieldLabel }: Props) {
  const actions = useWhoActions();
  const { ui } = actions;
  const editable = useMayEdit();
  const button = useRef<HTMLButtonElement>(null);
  const isEditing = useWhoUi(({ editor }) => editor?.kind === 'label' && editor.id === id);
  const isLifted = useWhoUi(({ liftedLabel }) => liftedLabel !== null && liftedLabel.item === id);
  const isMenuOpen = useWhoUi(({ labelMenu }) => labelMenu !== null && labelMenu.id === id);
  const takesFocus = useWhoUi(({ heading }) => heading !== null && heading === id);
  useEffect(() => {
    if (!takesFocus || isEditing) return;
    ui.set({ heading: null });
    button.current?.focus();
  }, [takesFocus, isEditing, ui]);
  const Heading = level === 2 ? 'h2' : 'h3';
  if (!editable || id === null) {
    return (
      <Heading className={styles['label']} data-none={id === null || undefined} dir="auto">
        {text}
      </Heading>
    );
  }
  if (isEditing) return <NameField id={id} name={text} label={fieldLabel} />;
  return (
    <>
      <Heading className={styles['label']} data-lifted={isLifted || undefined} dir="auto">
        <button
          ref={button}
          type="button"
          title={rename}
          data-label={id}
          onClick={() => ui.set({ editor: { kind: 'label', id } })}
        >
          {text}
        </button>
      </Heading>
      <button
        type="button"
        className={styles['labelMore']}
        aria-haspopup="menu"
        aria-label={whoTexts.menuOf({ name: text })}
        data-open={isMenuOpen || undefined}
        onClick={({ currentTarget }) => ui.set({ labelMenu: { id, anchor: currentTarget } })}
      >
        <Icon path={more} />
      </button>
    </>
  );
}

function NameField({ id, name, label }: { id: string; name: string; label: string }) {
  const actions = useWhoActions();
  const toasts = useToasts();
  const { ui } = actions;
  const save = (text: string, seen: string) => actions.renameLabel(id, text, seen);
  // The field may be gone when a refusal arrives; keeps the typed text.
  const keep = (typed: string, seen: string, error: unknown) => {
    const theirs = theirsIn(refusalOf(error), 'name');
    toasts.show({
      severity: 'error',
      text: whoTexts.notDone({ name: typed, message: messageOf(error as Error) ?? '' }),
      ms: TOAST_MS.error,
      action: {
        label: theirs === undefined ? commonTexts.tryAgain : conflictTexts.keepMine,
        onClick: () => void save(typed, theirs ?? seen).catch((again: unknown) => keep(typed, theirs ?? seen, again)),
      },
    });
  };
  const close = (byKey: boolean) => {
    const { editor, heading } = ui.get();
    const isOpen = editor?.kind === 'label' && editor.id === id;
    // A label removed by an empty name has already passed the focus on.
    ui.set({ ...(isOpen && { editor: null }), ...(byKey && heading === null && { heading: id }) });
  };
  return (
    <LabelField label={label} note={whoTexts.renameKeys} initial={name} onSave={save} onLost={keep} onClose={close} />
  );
}
