import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keepFocus } from '#web/components/keepFocus.ts';

/** A part of the dialog with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" ref={keepFocus} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** A muted sentence where there is nothing to show. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
