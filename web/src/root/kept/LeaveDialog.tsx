import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as texts from '#shared/texts/unsaved.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useKeeping, useUnsaved } from '#web/replica/kept/keptContext.ts';

/** Asks what to do with edits that are not saved when their user logs out. */
export function LeaveDialog({ open, onClose, onLeave }: Openable & { onLeave: () => void }) {
  const { edits } = useKeeping();
  const { all, refused } = useUnsaved();
  const [isSaving, setSaving] = useState(false);
  const [titleId, textId] = [useId(), useId()];
  const isDone = open && all.length === 0;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  const discard = () => {
    edits.discard(new Set(all.map(({ id }) => id)));
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{texts.leaveTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{texts.leaveText({ count: all.length })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.stay}</Button>
        <Button color="error" onClick={discard}>
          {texts.discardAll}
        </Button>
        <Button
          variant="contained"
          loading={isSaving && refused.length === 0}
          disabled={refused.length > 0}
          onClick={() => setSaving(true)}
        >
          {texts.saveFirst}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
