import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { useCompanySearch } from '#web/base/api/useSearch.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { arrowDown, arrowUp } from '#web/components/controls/pageIcons.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { focusFirstField } from '#web/components/focus/focusFirst.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { type BoardWhat, type InitiativeBoard, whatName } from '#web/replica/initiative/board.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useInitiativeActions } from '../model/initiativeContext.ts';

export type WhatsProps = Openable & {
  initiativeId: string;
  board: InitiativeBoard;
  /** Reads the contents of what was added. */
  onAdded: () => void;
};

/** Chooses the Activities of the initiative among those of the company, and their order. Each change is saved at once. */
export function WhatsDialog({ open, onClose, ...rest }: WhatsProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.menu.whats}</DialogTitle>
      <DialogContent>
        {/* Room for the search results, inside the scroll container so that a low window can still show all of it. */}
        <Box ref={focusFirstField} sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: 336, pt: '1px' }}>
          <Content {...rest} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Content({ initiativeId, board, onAdded }: Omit<WhatsProps, keyof Openable>) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { hits, ...search } = useCompanySearch('what_company', text);
  const add = useCommand('add_whats_to_initiative', { onSuccess: onAdded });
  const remove = useCommand('remove_what_from_initiative', { onSuccess: () => field.current?.focus() });
  const listed = new Set(board.whats.map(({ id }) => id));
  return (
    <>
      <SearchBox
        label={texts.searchWhats}
        hint={commonTexts.searchHint}
        value={text}
        onChange={setText}
        field={field}
        search={{
          ...search,
          hits: hits.map((hit) => (listed.has(hit.id) ? { ...hit, detail: texts.inList, disabled: true } : hit)),
        }}
        onChoose={(id) => {
          setText('');
          remove.reset();
          add.mutate({ initiativeId, whatIds: [id] });
        }}
      />
      <ErrorAlert text={(add.error ?? remove.error)?.message} />
      {board.whats.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {texts.noWhats}
        </Typography>
      ) : (
        <Box component="ul" aria-label={texts.activities} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {board.whats.map((what, place) => (
            <Box component="li" key={what.id} sx={row}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
                {whatName(what)}
              </Box>
              <Mover what={what} by={-1} disabled={place === 0} />
              <Mover what={what} by={1} disabled={place === board.whats.length - 1} />
              <QuietButton
                label={commonTexts.removeNamed({ name: whatName(what) })}
                onClick={() => remove.mutate({ initiativeId, whatId: what.id })}
              >
                <Icon path={close} small />
              </QuietButton>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** Moves an Activity by one place: on a phone there is nothing to drag. */
function Mover({ what, by, disabled }: { what: BoardWhat; by: -1 | 1; disabled: boolean }) {
  const actions = useInitiativeActions();
  return (
    <QuietButton
      label={(by === 1 ? texts.moveNamedDown : texts.moveNamedUp)({ name: whatName(what) })}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        // The browser takes the focus from a button whose row moves.
        flushSync(() => actions.step({ kind: 'what', id: what.id }, by));
        currentTarget.focus();
      }}
    >
      <Icon path={by === 1 ? arrowDown : arrowUp} small />
    </QuietButton>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  '& + &': { borderTop: '1px solid var(--storyd-border)' },
} as const;
