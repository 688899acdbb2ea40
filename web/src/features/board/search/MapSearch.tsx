import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { search } from '#web/components/controls/icons.ts';
import { lazyDialog, type Openable } from '#web/components/lazyDialog.tsx';
import { useActions, useUi } from '#web/map/selection/boardContext.ts';
import { findCards } from '#web/map/selection/findCards.ts';
import { counted } from '#web/map/selection/words.ts';
import type { CardId } from '#web/map/types.ts';
import { useWholeLayout } from '#web/map/useMap.ts';
import { Found } from './Found.tsx';
import type { FoundInTexts } from './LongDescriptions.tsx';
import styles from './search.module.css';
import { useFocusAndReturn } from './useFocusAndReturn.ts';

const texts = storyMapTexts.search;

/** The search of long descriptions takes a call, so the field works without it. */
const LongDescriptions = lazyDialog<Openable & { typed: string; onFound: (found: FoundInTexts) => void }>(() =>
  import('./LongDescriptions.tsx').then((file) => file.LongDescriptions),
);

/** The maximum number of results; further typing narrows them down. */
const MAX_SHOWN = 8;

/** The map search, while open. */
export function MapSearch() {
  const open = useUi(({ search }) => search);
  return open ? <SearchField /> : null;
}

/**
 * Finds Activities of this map by name at once, then by long description (rule search.12): arrows choose, Enter goes to
 * the card, Esc returns the focus.
 */
function SearchField() {
  const actions = useActions();
  const [layout] = useWholeLayout();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const goBack = useFocusAndReturn(field);
  const listId = useId();
  const [inTexts, setInTexts] = useState<FoundInTexts>();
  const byName = findCards(layout, typed);
  const answer = inTexts?.typed === typed ? inTexts : undefined;
  const byText = (answer?.cards ?? []).filter((card) => !byName.includes(card));
  const found = [...byName, ...byText];
  const shown = found.slice(0, MAX_SHOWN);
  const current = Math.min(chosen, shown.length - 1);
  const isSearching = typed.trim() !== '';

  const close = () => actions.ui.set({ search: false });
  const goTo = (card: CardId | undefined) => {
    if (card === undefined) return;
    close();
    actions.show(card);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = shown.length - 1;
    const commands: Record<string, () => void> = {
      ArrowDown: () => setChosen(current >= last ? 0 : current + 1),
      ArrowUp: () => setChosen(current <= 0 ? Math.max(last, 0) : current - 1),
      Enter: () => goTo(shown[current]),
      Escape: () => {
        close();
        goBack();
      },
    };
    const command = commands[event.key];
    if (command === undefined) return;
    event.preventDefault();
    command();
  };

  return (
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
          className={styles['field']}
          role="combobox"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? `${listId}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles['key']}>{texts.leave}</kbd>
      </label>
      <div id={listId} role="listbox" aria-label={texts.results} className={styles['list']} hidden={shown.length === 0}>
        {shown.map((card, index) => (
          <Found
            key={card}
            id={`${listId}-${index}`}
            card={card}
            selected={index === current}
            onChoose={() => goTo(card)}
          />
        ))}
      </div>
      <p className={styles['count']} role="status">
        {isSearching && said(typed.trim(), byName.length, byText.length, answer?.status)}
        {found.length > shown.length && ` · ${fill(texts.shown, { count: shown.length })}`}
      </p>
      <LongDescriptions open={isSearching} onClose={() => undefined} typed={typed} onFound={setInTexts} />
    </div>
  );
}

/** The number of results, and where they were found. */
function said(text: string, byName: number, byText: number, status: FoundInTexts['status'] = 'searching'): string {
  const count = byName + byText;
  if (status === 'done' && count === 0) return fill(texts.none, { text });
  const names = count === 0 ? fill(texts.noneByName, { text }) : counted(texts.found, count);
  if (status === 'searching') return `${names} · ${texts.searchingTexts}`;
  if (status === 'failed') return `${names} · ${texts.textsFailed}`;
  return byText === 0 ? names : `${names} · ${counted(texts.inTexts, byText)}`;
}
