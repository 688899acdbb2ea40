import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { paths } from '#web/base/paths.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { search } from '#web/components/controls/pageIcons.ts';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useContainerId, useWholeLayout } from '#web/replica/story_map/useMap.ts';
import type { ServerFinds } from './finds.ts';
import { Found } from './Found.tsx';
import styles from './mapSearch.module.css';
import { type Result, resultsOf } from './results.ts';
import { useFocusAndReturn } from './useFocusAndReturn.ts';
import { FIELD_ID } from './useSearchKeys.ts';

const texts = storyMapTexts.search;

/** The searches at the server take calls, so the field works without them. */
const ServerSearches = lazyDialog<Openable & { typed: string; onFound: (finds: ServerFinds) => void }>(() =>
  import('./ServerSearches.tsx').then((file) => file.ServerSearches),
);

/** The map search, while open. */
export function MapSearch({ open, onClose: close }: Openable) {
  return open ? <SearchField close={close} /> : null;
}

/**
 * Finds Activities of this map by name at once, then by long description, and its releases and epics (rules search.12,
 * search.13): arrows choose, Enter goes there, Esc returns the focus.
 */
function SearchField({ close }: { close: () => void }) {
  const actions = useActions();
  const containerId = useContainerId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [layout] = useWholeLayout();
  // What was typed before the field was in the page, also while it was rendered.
  const before = useUi(({ search }) => search ?? '');
  const [changed, setChanged] = useState<string>();
  const typed = changed ?? before;
  // The key of the chosen result, since later results may come before it.
  const [chosen, setChosen] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const goBack = useFocusAndReturn(field);
  const listId = useId();
  const [finds, setFinds] = useState<ServerFinds>();
  const { groups, summary } = useMemo(
    () => resultsOf(layout, typed, finds?.typed === typed ? finds : undefined),
    [layout, typed, finds],
  );
  const shown = groups.flatMap(({ results }) => results);
  const current = Math.max(
    shown.findIndex(({ key }) => key === chosen),
    0,
  );
  const choose = (index: number) => setChosen(shown[index]?.key);
  const idOf = (index: number) => `${listId}-${index}`;

  const goTo = (result: Result | undefined) => {
    if (result === undefined) return;
    close();
    if (result.card === undefined) return void navigate(result.path);
    if (pathname === paths.mapActivity(containerId)) return actions.show(result.card);
    void navigate(paths.mapActivity(containerId, layout.cards.get(result.card)?.whatId ?? undefined));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTypingEnd(event)) return;
    const last = shown.length - 1;
    const commands: Record<string, () => void> = {
      ArrowDown: () => choose(current >= last ? 0 : current + 1),
      ArrowUp: () => choose(current === 0 ? last : current - 1),
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
          id={FIELD_ID}
          className={styles['field']}
          role="combobox"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? idOf(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setChanged(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles['key']}>{texts.leave}</kbd>
      </label>
      <div id={listId} role="listbox" aria-label={texts.results} className={styles['list']} hidden={shown.length === 0}>
        {groups.map(({ kind, results }) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <div id={`${listId}-${kind}`} className={styles['group']}>
              {texts.groups[kind]}
            </div>
            {results.map((result) => {
              const index = shown.indexOf(result);
              return (
                <Found
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
      <ServerSearches open={typed.trim() !== ''} onClose={() => undefined} typed={typed} onFound={setFinds} />
    </div>
  );
}
