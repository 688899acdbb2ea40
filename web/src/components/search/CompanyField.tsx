import { type ReactNode, type Ref, useId, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/companySearch.ts';
import * as searchTexts from '#shared/texts/search.ts';
import type { CompanyHit, Search } from '#web/base/api/useSearch.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { completed } from '#web/components/controls/pageIcons.ts';
import { TextButton } from '#web/components/controls/TextLink.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { FloatingOptions } from './FloatingOptions.tsx';
import { Options } from './Options.tsx';
import { useChosen } from './useChosen.ts';

type Props = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  search: Search<CompanyHit>;
  listLabel: string;
  onPick: (hit: CompanyHit) => void;
  /** A status, such as that a hit was picked; replaces the search's status. */
  message: string | undefined;
  /** The error of the text; replaces the search's status. */
  error: ReactNode;
  /** Called for Enter, unless Enter picks a hit. */
  onEnter: () => void;
  /** The dialog's paper (see `FloatingOptions`). */
  container: HTMLElement | null;
  field?: Ref<HTMLInputElement>;
};

/**
 * A field for a new text that offers existing ones of the company (rule what.25): arrows choose, Enter picks the chosen
 * one, Esc closes the list. The user may keep the typed text; nothing is picked automatically.
 */
export function CompanyField({
  label,
  placeholder,
  value,
  onChange,
  search,
  listLabel,
  onPick,
  message,
  error,
  onEnter,
  container,
  field,
}: Props) {
  // Searches a prefilled text at once.
  const [isOpen, setOpen] = useState(value !== '');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const listId = useId();
  const noteId = useId();
  const { hits } = search;
  const isShown = isOpen && hits.length > 0;

  const choose = (index: number) => {
    const hit = hits[index];
    if (hit === undefined) return;
    setOpen(false);
    onPick(hit);
  };
  const { index, onKeyDown } = useChosen(hits.length, hits.map(({ id }) => id).join(' '), {
    isOpen: isShown,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      return isShown;
    },
    enter: () => {
      setOpen(false);
      onEnter();
    },
    choose,
  });

  return (
    <Box onBlur={() => setOpen(false)}>
      <TextField
        label={label}
        placeholder={placeholder}
        value={value}
        error={error !== undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: { ref: setAnchor },
          htmlInput: {
            ref: field,
            role: 'combobox',
            'aria-expanded': isShown,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': isShown && index >= 0 ? `${listId}-${index}` : undefined,
            'aria-describedby': noteId,
            autoComplete: 'off',
            dir: 'auto',
          },
        }}
      />
      {/* Always reserves its height, so that nothing moves when it changes. */}
      <Box
        id={noteId}
        role={error === undefined ? 'status' : 'alert'}
        sx={{ ...note, color: error === undefined ? 'text.secondary' : 'error.main' }}
      >
        {error ?? (message === undefined ? <Outcome search={search} /> : <PickedMessage text={message} />)}
      </Box>
      <FloatingOptions open={isShown} anchor={anchor} container={container}>
        <Options id={listId} label={listLabel} options={hits} chosen={index} onChoose={choose} />
      </FloatingOptions>
    </Box>
  );
}

function Outcome({ search: { status, hits, error, limit, searchNow } }: { search: Search<CompanyHit> }) {
  switch (status) {
    case 'idle':
      return null;
    case 'searching':
      return <LoadingAfter>{texts.searching}</LoadingAfter>;
    case 'failed':
      return (
        <>
          {texts.failed({ message: error?.message ?? '' })}{' '}
          <TextButton onClick={searchNow}>{commonTexts.tryAgain}</TextButton>
        </>
      );
    case 'done':
      return hits.length === 0
        ? texts.none
        : (hits.length === limit ? searchTexts.cut : texts.found)({
            count: hits.length,
          });
  }
}

function PickedMessage({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Icon path={completed} style={{ color: 'var(--storyd-success)' }} small />
      {text}
    </Box>
  );
}

const note = { minHeight: 20, mt: 1, fontSize: 'caption.fontSize', lineHeight: '20px' } as const;
