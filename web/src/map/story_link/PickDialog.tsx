import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { commonTexts } from '#shared/texts/common.ts';
import type { Search } from '#web/api/useSearch.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { type Failure, messageOf } from '#web/components/failure.ts';
import { focusFirstField } from '#web/components/focusFirst.ts';
import { type Option, Options, scrollingOptions } from '#web/components/search/Options.tsx';
import { Outcome } from '#web/components/search/Outcome.tsx';
import { useChosen } from '#web/components/search/useChosen.ts';

type Props = {
  open: boolean;
  title: string;
  /** The label of the field and of the list below it. */
  label: string;
  list: string;
  typed: string;
  onType: (text: string) => void;
  search: Search<Option>;
  /** Takes one, at once: there is no further step. */
  onChoose: (id: string) => void;
  onClose: () => void;
  /** What was chosen is being saved. */
  loading: boolean;
  /** The error of the last choice. */
  error: Failure;
  /** Another action beside closing. */
  action?: ReactNode;
};

/** Asks for one of many: a search field with results below it. Arrows and Enter choose, as does a click. */
export function PickDialog({
  open,
  title,
  label,
  list,
  typed,
  onType,
  search,
  onChoose,
  onClose,
  loading,
  error,
  action,
}: Props) {
  const titleId = useId();
  const listId = useId();
  const { hits, status, searchNow } = search;
  const choose = (index: number) => {
    const hit = hits[index];
    if (hit !== undefined && !loading) onChoose(hit.id);
  };
  const isOpen = hits.length > 0;
  const { index, onKeyDown } = useChosen(hits.length, hits.map(({ id }) => id).join(' '), {
    isOpen,
    open: () => undefined,
    close: () => false,
    enter: searchNow,
    choose,
  });
  return (
    <Dialog open={open} onClose={loading ? undefined : onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent ref={focusFirstField} sx={{ display: 'flex', flexDirection: 'column', gap: 3, pb: 0 }}>
        <TextField
          label={label}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': isOpen,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': index >= 0 ? `${listId}-${index}` : undefined,
              spellCheck: false,
            },
          }}
        />
        <ErrorAlert text={messageOf(error)} />
        <Box
          aria-busy={loading}
          sx={{ height: 'min(232px, 40vh)', mx: -2, opacity: loading ? 0.6 : 1, ...scrollingOptions }}
        >
          <Options id={listId} label={list} options={hits} chosen={index} onChoose={choose} />
          <Outcome query={typed} status={status} count={hits.length} error={search.error} onRetry={searchNow} />
        </Box>
      </DialogContent>
      <DialogActions>
        {action}
        <Button onClick={onClose} disabled={loading}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
