import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '#shared/texts/palette.ts';
import * as resultTexts from '#shared/texts/paletteResults.ts';
import { useBackCloses } from '#web/base/browser/backCloses.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { search } from '#web/components/controls/pageIcons.ts';
import type { Result } from './finds.ts';
import { FoundOption } from './FoundOption.tsx';
import type { Results } from './results.ts';
import styles from './search.module.css';
import { useFocusAndReturn } from './useFocusAndReturn.ts';
import { FIELD_ID } from './useSearchKeys.ts';

type Props = {
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  results: Results;
  close: () => void;
};

/** The search while it is open: arrows choose, Enter goes there or does it, Esc returns the focus. */
export function SearchPanel({ label, placeholder, typed, onType, results: { groups, summary }, close }: Props) {
  // The key of the chosen result, since later results may come before it.
  const [chosen, setChosen] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const goBack = useFocusAndReturn(field);
  const listId = useId();
  const leave = () => {
    close();
    goBack();
  };
  useBackCloses(true, leave);
  const shown = groups.flatMap(({ results }) => results);
  const current = Math.max(
    shown.findIndex(({ key }) => key === chosen),
    0,
  );
  const choose = (index: number) => setChosen(shown[index]?.key);
  const idOf = (index: number) => `${listId}-${index}`;

  const goTo = (result: Result | undefined) => {
    if (result === undefined) return;
    if (result.staysOpen === true) setChosen(undefined);
    else leave();
    result.go();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTypingEnd(event)) return;
    const last = shown.length - 1;
    const commands: Record<string, () => void> = {
      ArrowDown: () => choose(current >= last ? 0 : current + 1),
      ArrowUp: () => choose(current === 0 ? last : current - 1),
      Enter: () => goTo(shown[current]),
      Escape: leave,
    };
    const command = commands[event.key];
    if (command === undefined) return;
    event.preventDefault();
    command();
  };

  return createPortal(
    <div
      role="search"
      className={styles['search']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <label className={styles['row']}>
        <Icon path={search} />
        <input
          ref={field}
          id={FIELD_ID}
          className={styles['field']}
          role="combobox"
          aria-label={label}
          placeholder={placeholder}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? idOf(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" tabIndex={-1} className={styles['leave']} onClick={leave}>
          <kbd className={styles['key']}>{texts.leave}</kbd>
        </button>
      </label>
      <div id={listId} role="listbox" aria-label={texts.results} className={styles['list']} hidden={shown.length === 0}>
        {groups.map(({ kind, results }) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <div id={`${listId}-${kind}`} className={styles['group']}>
              {resultTexts.groups[kind]}
            </div>
            {results.map((result) => {
              const index = shown.indexOf(result);
              return (
                <FoundOption
                  key={result.key}
                  id={idOf(index)}
                  result={result}
                  selected={index === current}
                  onChoose={() => goTo(result)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles['count']} role="status">
        {summary}
      </p>
    </div>,
    document.body,
  );
}
