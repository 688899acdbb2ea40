import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import { type ReactNode, useId, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { focusPageIfLost } from '../focus/pageStart.ts';

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
          <Text
            as="h2"
            id={titleId}
            look="subtitle"
            dir="auto"
            style={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {title}
          </Text>
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
