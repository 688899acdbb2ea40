import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { commonTexts } from '#shared/texts/common.ts';
import { focusIt } from '#web/components/focusFirst.ts';

/** The whole of a text that is cut where it stands, for those who cannot point at it. */
export function ReadDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {/* Longer than the screen it must be scrolled by keyboard too. */}
      <DialogContent tabIndex={0}>
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} ref={focusIt}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
