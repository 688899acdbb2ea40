import { useId, useState } from 'react';
import type { FrameKind } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { dialogOf, FloatingOptions } from '#web/components/search/FloatingOptions.tsx';
import { Options } from '#web/components/search/Options.tsx';
import { Outcome } from '#web/components/search/Outcome.tsx';
import styles from '#web/components/search/search.module.css';
import { useChosen } from '#web/components/search/useChosen.ts';
import { useFrameSearch } from '#web/replica/frame/useFrameSearch.ts';

/** A new objective or problem by its name, or one of the company by its id. */
export type NewOrKnown = { name: string; id: string | null };

export const NOTHING_NAMED: NewOrKnown = { name: '', id: null };

type Props = {
  kind: FrameKind;
  value: NewOrKnown;
  onChange: (value: NewOrKnown) => void;
  /** Leaves out what is on this story map. */
  excludeContainer?: string;
  /** Left out too. */
  without?: ReadonlySet<string>;
  /** Offered until something is typed. */
  suggested: readonly { id: string; name: string }[];
  /** Whether a name that the search does not find would be new. */
  isNew: boolean;
  problem: string | undefined;
  /** Called for Enter, unless it picks a result. */
  onEnter: () => void;
};

/**
 * Names a new objective or problem, or picks one of the company: arrows choose, Enter picks the chosen one. Nothing is
 * picked automatically.
 */
export function FrameField({
  kind,
  value,
  onChange,
  excludeContainer,
  without,
  suggested,
  isNew,
  problem,
  onEnter,
}: Props) {
  const listId = useId();
  const noteId = useId();
  const [opened, setOpened] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPicked = value.id !== null;
  const { hits: found, ...search } = useFrameSearch(kind, isPicked ? '' : value.name, excludeContainer);
  const offered = value.name === '' ? suggested.map(({ id, name }) => ({ id, text: name })) : found;
  const hits = offered.filter(({ id }) => without?.has(id) !== true);
  const choose = (index: number) => {
    const hit = hits[index];
    if (hit === undefined) return;
    setOpened(false);
    onChange({ name: hit.text, id: hit.id });
  };
  const isOpen = opened && hits.length > 0;
  const { index, onKeyDown } = useChosen(hits.length, hits.map(({ id }) => id).join(' '), {
    isOpen,
    open: () => setOpened(true),
    close: () => {
      setOpened(false);
      return isOpen;
    },
    enter: onEnter,
    choose,
  });
  return (
    <div>
      <TextField
        label={texts[kind].field}
        value={value.name}
        onChange={({ target }) => {
          setOpened(true);
          onChange({ name: target.value, id: null });
        }}
        onClick={() => setOpened(true)}
        onFocus={() => setOpened(true)}
        onBlur={() => setOpened(false)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        required
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          input: { ref: setAnchor },
          htmlInput: {
            role: 'combobox',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': index >= 0 ? `${listId}-${index}` : undefined,
            'aria-describedby': noteId,
            dir: 'auto',
          },
        }}
      />
      <FloatingOptions open={isOpen} anchor={anchor} container={dialogOf(anchor)}>
        <Options id={listId} label={texts.ofCompany} options={hits} chosen={index} onChoose={choose} />
      </FloatingOptions>
      <div className={styles['below']}>
        {isPicked ? (
          <Text id={noteId} look="compact" quiet role="status" style={{ paddingInline: 12, paddingTop: 8 }}>
            {texts.existing}
          </Text>
        ) : (
          <div id={noteId}>
            {isNew && (
              <Outcome
                hint={texts.searchHint}
                nothing={texts.fresh({ name: value.name.trim() })}
                query={value.name}
                status={search.status}
                count={hits.length}
                limit={search.limit}
                error={search.error}
                onRetry={search.searchNow}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
