import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { focusPageIfLost } from '../focus/pageStart.ts';
import { Dialog } from './Dialog.tsx';

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** @param buttons where its buttons are: in the bar at the top, since toasts stand at the bottom */
  children: (buttons: HTMLElement | null) => ReactNode;
};

/** A dialog that takes the whole window. Its title and buttons stay in view. */
export function FullScreenDialog({ open, title, onClose, children }: Props) {
  const titleId = useId();
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: focusPageIfLost }, paper: { sx: { m: 0, border: 0, borderRadius: 0 } } }}
    >
      <AppBar position="sticky" color="default" elevation={0} sx={barBox}>
        <Toolbar sx={{ gap: 2, flexWrap: 'wrap', py: 2 }}>
          <Typography
            id={titleId}
            component="h2"
            variant="h3"
            dir="auto"
            sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          <Box ref={setButtons} sx={{ order: { xs: 1, sm: 0 } }} />
          <Button onClick={onClose}>{commonTexts.close}</Button>
        </Toolbar>
      </AppBar>
      <Container maxWidth="md" sx={{ py: 4 }}>
        {children(buttons)}
      </Container>
    </Dialog>
  );
}

const barBox = {
  bgcolor: 'var(--storyd-surface)',
  borderBottom: '1px solid var(--storyd-border)',
} as const;
