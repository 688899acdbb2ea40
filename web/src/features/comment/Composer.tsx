import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { MAX_COMMENT_LENGTH } from '#shared/model/limits.ts';
import { isLonger, isVisible, tooLong } from '#shared/model/textRule.ts';
import { mentionsError } from '#shared/rules/comments.ts';
import { mentionsIn } from '#shared/rules/mentions.ts';
import * as texts from '#shared/texts/comments.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { dialogOf, FloatingOptions } from '#web/components/search/FloatingOptions.tsx';
import { Options } from '#web/components/search/Options.tsx';
import type { DraftPlace } from '#web/replica/kept/KeptDrafts.ts';
import { useKeptText } from '#web/replica/kept/useKeptText.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import styles from './comments.module.css';
import { useMentionPicker } from './useMentionPicker.ts';

type Props = {
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** Where this browser keeps the text until it is sent. */
  place: DraftPlace;
  /** The text at first, of a comment that its author edits. */
  text?: string;
  field?: RefObject<HTMLTextAreaElement | null>;
  /** Sends the text, with mentions by token. @throws ApiError when it is refused; the text is back in the field then */
  onSend: (text: string) => Promise<unknown>;
  /** Called once the text is on its way. */
  onSent?: () => void;
  /** Closes the field; without it the field is always open. */
  onCancel?: (() => void) | undefined;
  autoFocus?: boolean;
};

/** A field for a comment, in which an @ offers people to mention. It grows with its text; Ctrl+Enter sends it. A text that was not sent is there again later. */
export function Composer({ label, placeholder, submitLabel, place, text = '', field: givenField, ...on }: Props) {
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState<string>();
  const { offered, keep, forget } = useKeptText(place);
  const hint = useId();
  const shown = offered?.text ?? typed;
  const canSend = isVisible(shown) && shown.trim() !== text;
  /** What stands in the field when an answer comes. */
  const latest = useRef(text);
  const type = (now: string) => {
    latest.current = now;
    setTyped(now);
    keep(now, text);
  };
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = givenField ?? ownField;
  const picker = useMentionPicker(shown, field, (now) => {
    setError(undefined);
    type(now);
  });
  const send = () => {
    const wanted = shown.trim();
    if (!canSend) return;
    const sent = picker.withMentions(wanted);
    const tooMany = mentionsError(mentionsIn(sent));
    if (tooMany !== undefined) return setError(tooMany.message);
    if (isLonger(sent, MAX_COMMENT_LENGTH)) return setError(tooLong(MAX_COMMENT_LENGTH));
    setError(undefined);
    // The outbox keeps it from here on; what is typed meanwhile is another text.
    forget();
    setTyped('');
    latest.current = '';
    on.onSend(sent).then(on.onSent, (refused: unknown) => {
      setError(refusalOf(refused).message);
      type(latest.current === '' ? wanted : `${wanted}\n\n${latest.current}`);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTypingEnd(event) || picker.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && on.onCancel !== undefined) {
      event.stopPropagation();
      cancel();
    }
  };
  const cancel = () => {
    forget();
    on.onCancel?.();
  };
  const isOpen = shown !== '' || on.onCancel !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  // The buttons come with the first letter, below what was in view.
  useEffect(() => {
    if (isOpen && form.current?.contains(document.activeElement) === true)
      form.current.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <form
      ref={form}
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        ref={setBox}
        multiline
        minRows={1}
        maxRows={8}
        autoFocus={on.autoFocus ?? false}
        placeholder={placeholder}
        value={shown}
        inputRef={field}
        onChange={(event) => {
          setError(undefined);
          type(event.target.value);
          picker.look();
        }}
        onBlur={picker.close}
        onKeyDown={onKeyDown}
        error={error !== undefined}
        helperText={error}
        slotProps={{
          htmlInput: {
            ...picker.aria,
            'aria-label': label,
            onClick: picker.close,
            'aria-describedby': isOpen ? hint : undefined,
            dir: 'auto',
            style: { padding: '8px 12px' },
          },
        }}
      />
      <FloatingOptions open={picker.isOpen} anchor={box} container={dialogOf(box)}>
        <Options
          id={picker.listId}
          label={texts.mentionPeople}
          options={picker.options}
          chosen={picker.chosen}
          onChoose={picker.choose}
        />
      </FloatingOptions>
      {isOpen && (
        <div className={styles['send']}>
          <Text look="compact" quiet id={hint} className={styles['hint'] ?? ''}>
            {texts.keysHint}
          </Text>
          {on.onCancel !== undefined && <Button onClick={cancel}>{texts.cancel}</Button>}
          <Button type="submit" variant="contained" disabled={!canSend}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
