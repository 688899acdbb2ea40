import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keepFocus } from '#web/components/keepFocus.ts';

type Props = {
  title: string;
  /** The level of its heading, below the one that it stands under. */
  level?: 'h3' | 'h5';
  children: ReactNode;
};

/** A part of a dialog or card with its heading. */
export function Section({ title, level = 'h3', children }: Props) {
  return (
    <Box component="section" ref={keepFocus} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography component={level} variant="subtitle2">
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
