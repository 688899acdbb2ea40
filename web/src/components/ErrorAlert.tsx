import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What went wrong, inline in a form or dialog, and read out at once. Without text it only keeps the place in which it will be announced, without a gap. */
export function ErrorAlert({ text, action }: { text: string | undefined; action?: ReactNode }) {
  return (
    <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
      {text !== undefined && (
        <Alert severity="error" role="presentation" action={action}>
          {text}
        </Alert>
      )}
    </Box>
  );
}
