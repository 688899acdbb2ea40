import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { MAX_COMMENT_LENGTH } from '#shared/model/limits.ts';
import { isLonger, isVisible, tooLong } from '#shared/model/textRule.ts';
import * as texts from '#shared/texts/comments.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import type { DraftPlace } from '#web/replica/kept/KeptDrafts.ts';
import { useKeptText } from '#web/replica/kept/useKeptText.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import styles from './comments.module.css';

type Props = {
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** Where this browser keeps the text until it is sent. */
  place: DraftPlace;
  /** The text at first, of a comment that its author edits. */
  text?: string;
  field?: Ref<HTMLTextAreaElement>;
  /** Sends the text. @throws ApiError when it is refused; the text is back in the field then */
  onSend: (text: string) => Promise<unknown>;
  /** Called once the text is on its way. */
  onSent?: () => void;
  /** Closes the field; without it the field is always open. */
  onCancel?: (() => void) | undefined;
  autoFocus?: boolean;
};

/** A field for a comment. It grows with its text; Ctrl+Enter sends it. A text that was not sent is there again later. */
export function Composer({ label, placeholder, submitLabel, place, text = '', field, ...on }: Props) {
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
  const send = () => {
    const wanted = shown.trim();
    if (!canSend) return;
    if (isLonger(wanted, MAX_COMMENT_LENGTH)) return setError(tooLong(MAX_COMMENT_LENGTH));
    setError(undefined);
    // The outbox keeps it from here on; what is typed meanwhile is another text.
    forget();
    setTyped('');
    latest.current = '';
    on.onSend(wanted).then(on.onSent, (refused: unknown) => {
      setError(refusalOf(refused).message);
      type(latest.current === '' ? wanted : `${wanted}\n\n${latest.current}`);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTypingEnd(event)) return;
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
        multiline
        minRows={1}
        maxRows={8}
        autoFocus={on.autoFocus ?? false}
        placeholder={placeholder}
        value={shown}
        {...(field !== undefined && { inputRef: field })}
        onChange={(event) => {
          setError(undefined);
          type(event.target.value);
        }}
        onKeyDown={onKeyDown}
        error={error !== undefined}
        helperText={error}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            'aria-describedby': isOpen ? hint : undefined,
            dir: 'auto',
            style: { padding: '8px 12px' },
          },
        }}
      />
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
