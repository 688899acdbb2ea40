import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hasSeveralLines } from '#web/map/selection/pastedLines.ts';
import styles from './board.module.css';

type Props = {
  label: string;
  placeholder?: string;
  initial: string;
  /** What is wrong with the text. */
  error: string | null;
  /** What helps while writing. */
  note?: string;
  selectAll?: boolean;
  /** What it stands behind: with something else there it has moved, and is brought into view. */
  behind?: string | null;
  /** What else can be done with the text; it stands beside the help. */
  action?: { label: string; title: string; onClick: (text: string) => void };
  /** Takes a text of several lines that was pasted, together with what was typed around it. @returns whether it was taken; a field without this makes one line of it */
  onLines?: (text: string) => boolean;
  /** @returns whether the text was taken, so that the field may be emptied. */
  onKey: (event: KeyboardEvent, text: string) => boolean;
  /** The focus went elsewhere in the page. */
  onLeave: (text: string) => void;
};

/** A text field in the place of a card: as tall as its text, with the focus, and its error or help below. */
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
  // A series of cards pushes the field along.
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
          // The board's own keys must not see what is typed here; composed characters are finished by Enter too.
          event.stopPropagation();
          if (!event.nativeEvent.isComposing && onKey(event, text)) setText('');
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (onLines === undefined || !hasSeveralLines(pasted)) return;
          event.preventDefault();
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          if (onLines(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))) setText('');
        }}
        onBlur={({ currentTarget }) => {
          // The window losing the focus is not leaving.
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
              // The field keeps the focus, since losing it means to add.
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
