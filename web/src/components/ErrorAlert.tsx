import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** An error inside a form or dialog, announced at once. Without text it only keeps the live region, without a gap. */
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
