import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/people/erasure.ts';
import { callKey, useCall } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { messageOf } from '#web/components/dialog/failure.ts';
import { focusPageIfLost } from '#web/components/focus/pageStart.ts';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { ErasurePreview } from './ErasurePreview.tsx';

type Props = {
  user: Pick<RegisteredEmail, 'uid' | 'email' | 'username'>;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
};

/** Shows what erasing a person would replace, and asks for their address before it does (rule access.35). */
export function ErasePersonDialog({ user, open, onClose, onErased }: Props) {
  const [titleId, formId] = [useId(), useId()];
  const toasts = useToasts();
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const { uid, email } = user;
  const person = nameOf(user);
  const preview = useCall('erasure_preview', { uid, email }, { enabled: open, staleTime: 0 });
  const erase = useCommand('erase_person', {
    onSuccess: () => {
      toasts.show({ severity: 'success', text: texts.begun({ person }), ms: TOAST_MS.success });
      void cache.invalidateQueries({ queryKey: callKey('erasures') });
      void cache.invalidateQueries({ queryKey: callKey('registered_emails') });
      void cache.invalidateQueries({ queryKey: callKey('company_users') });
      onErased();
    },
  });
  const isTyped = typed.trim().toLowerCase() === email;
  const close = () => {
    setTyped('');
    erase.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && preview.data !== undefined) erase.mutate({ uid, email });
  };
  return (
    <Dialog
      open={open}
      onClose={erase.isPending ? undefined : close}
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: focusPageIfLost } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {texts.title({ person })}
      </DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <DialogContentText component="div">{texts.help}</DialogContentText>
          <ErasurePreview preview={preview} />
          <TextField
            label={texts.typeAddress({ email })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            disabled={erase.isPending}
            autoComplete="off"
            type="email"
            size="small"
            fullWidth
            sx={{ mt: 1, '& label': { whiteSpace: 'normal' } }}
          />
          <ErrorAlert text={messageOf(erase.error)} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={erase.isPending}>
          {commonTexts.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color="error"
          disabled={!isTyped || preview.data === undefined}
          loading={erase.isPending}
        >
          {texts.erase}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
