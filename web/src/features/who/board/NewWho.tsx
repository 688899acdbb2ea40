import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isVisible } from '#shared/model/textRule.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { tooLong } from '#web/components/field/tooLong.ts';
import { returnFocus } from '#web/components/focus/returnFocus.ts';
import { useWhoLabels } from '#web/replica/story_map/useMap.ts';
import { isSamePlace, type WhoPlace } from '../model/columns.ts';
import { placeName } from '../model/words.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { InlineField } from './InlineField.tsx';
import styles from './who.module.css';

/**
 * The + below a category. It becomes a text field: Enter adds a Who and stays for the next one, Esc leaves.
 * @param text the button's visible text
 */
export function NewWho({ place, text = whoTexts.add }: { place: WhoPlace; text?: string }) {
  const { ui } = useWhoActions();
  const labels = useWhoLabels();
  const isWriting = useWhoUi(({ editor }) => editor?.kind === 'add' && isSamePlace(editor.place, place));
  const button = useRef<HTMLButtonElement>(null);
  if (!isWriting) {
    return (
      <button
        ref={button}
        type="button"
        className={styles['add']}
        aria-label={whoTexts.addTo({ place: placeName(labels, place) })}
        onClick={() => ui.set({ editor: { kind: 'add', place } })}
      >
        <Icon path={plus} />
        <span>{text}</span>
      </button>
    );
  }
  const close = (byKey: boolean) => {
    flushSync(() => ui.set({ editor: null }));
    if (byKey) returnFocus(button.current);
  };
  return <NameField place={place} onClose={close} />;
}

function NameField({ place, onClose }: { place: WhoPlace; onClose: (byKey: boolean) => void }) {
  const actions = useWhoActions();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  // Adding several Whos in a row pushes the field out of view.
  useEffect(() => {
    // Braces, since newer browsers return a promise here that React would take for a clean-up.
    field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const add = (): boolean => {
    const wrong = tooLong(name);
    setError(wrong);
    if (wrong !== undefined) return false;
    if (name.trim() !== '') actions.add(name.trim(), place);
    setName('');
    return true;
  };
  return (
    <InlineField
      label={whoTexts.newName({ place: placeName(actions.labels, place) })}
      placeholder={whoTexts.placeholder}
      note={whoTexts.composerKeys}
      error={error}
      value={name}
      onChange={(text) => {
        setName(text);
        setError(undefined);
      }}
      onEnter={() => (!isVisible(name) ? onClose(true) : void add())}
      onEscape={() => {
        setName('');
        onClose(true);
      }}
      // Clicking elsewhere saves the text.
      onLeave={() => {
        if (add()) onClose(false);
      }}
      field={field}
    />
  );
}
