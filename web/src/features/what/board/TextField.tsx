import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import styles from './board.module.css';
import { mayBeSeveralCards } from './paste/loadPasting.ts';

type Props = {
  label: string;
  placeholder?: string;
  initial: string;
  error: string | null;
  /** A hint while typing. */
  note?: string;
  selectAll?: boolean;
  /** The previous card. When it changes, the field has moved and scrolls into view. */
  behind?: string | null;
  /** Another action for the text; its button sits beside the hint. */
  action?: { label: string; title: string; onClick: (text: string) => void };
  /**
   * Takes pasted text of several lines, with the text typed around it.
   * @returns whether it took the text; without this handler the field joins the lines into one
   */
  onLines?: (text: string) => Promise<boolean>;
  /** @returns whether it took the text, so that the field may clear */
  onKey: (event: KeyboardEvent, text: string) => boolean;
  /** Called when the focus moves elsewhere on the page. */
  onLeave: (text: string) => void;
  /** Called when the field goes, by itself or with what a colleague has deleted. */
  onGone?: (text: string) => void;
};

/** A focused text field in place of a card: as tall as its text, with its error or hint below. */
export function TextField({
  label,
  placeholder,
  initial,
  error,
  note,
  selectAll = false,
  behind = null,
  action,
  onLines,
  onKey,
  onLeave,
  onGone,
}: Props) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(selectAll ? 0 : element.value.length, element.value.length);
  }, [selectAll]);
  const gone = useEffectEvent(() => onGone?.(text));
  useEffect(() => () => gone(), []);
  // Adding several cards in a row pushes the field out of view.
  useEffect(() => {
    field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [behind]);
  return (
    <div className={styles['editor']}>
      <textarea
        ref={field}
        className={styles['field']}
        rows={1}
        value={text}
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={error !== null || undefined}
        aria-describedby={error !== null || note !== undefined ? noteId : undefined}
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Keeps typed keys from the board. Enter also confirms text composed with an input method, which must not
          // submit.
          event.stopPropagation();
          if (!isTypingEnd(event) && onKey(event, text)) setText('');
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (onLines === undefined || !mayBeSeveralCards(pasted)) return;
          event.preventDefault();
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const all = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
          void onLines(all).then((isAccepted) => isAccepted && setText(''));
        }}
        onBlur={({ currentTarget }) => {
          // The browser window losing the focus does not count as leaving.
          if (document.activeElement !== currentTarget) onLeave(text);
        }}
      />
      {(error ?? note) !== undefined && (
        <p
          className={styles['note']}
          id={noteId}
          data-error={error !== null || undefined}
          role={error === null ? undefined : 'alert'}
        >
          <span>{error ?? note}</span>
          {action !== undefined && (
            <button
              type="button"
              title={action.title}
              // The field keeps the focus, since losing it adds the card.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => action.onClick(text)}
            >
              {action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
