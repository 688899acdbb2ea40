import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as texts from '#shared/texts/unsaved.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useKeeping, useUnsaved } from '#web/replica/kept/keptContext.ts';

type Props = Openable & {
  /** The number of long texts that were typed and not saved; only in their fields can they be saved. */
  typed: number;
  onLeave: () => void;
};

/** Asks what to do with edits and texts that are not saved when their user logs out. */
export function LeaveDialog({ open, typed, onClose, onLeave }: Props) {
  const { edits } = useKeeping();
  const { all, refused } = useUnsaved();
  const [isSaving, setSaving] = useState(false);
  const [titleId, textId] = [useId(), useId()];
  const [isDiscarding, setDiscarding] = useState(false);
  const isDone = open && all.length === 0 && (typed === 0 || isDiscarding);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  const discard = () => {
    edits.discard(new Set(all.map(({ id }) => id)));
    setDiscarding(true);
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{texts.leaveTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          {[
            ...(all.length > 0 ? [texts.leaveText({ count: all.length })] : []),
            ...(typed > 0 ? [texts.leaveTyped({ count: typed })] : []),
          ].join(' ')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.stay}</Button>
        <Button color="error" onClick={discard}>
          {texts.discardAll}
        </Button>
        {all.length > 0 && (
          <Button
            variant="contained"
            loading={isSaving && refused.length === 0}
            disabled={refused.length > 0}
            onClick={() => setSaving(true)}
          >
            {texts.saveFirst}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
