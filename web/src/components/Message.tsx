import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A calm message in the middle of a page or panel: a title, a sentence, and actions. */
export function Message(props: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  heading?: 'h1' | 'h2';
  role?: 'alert' | 'status';
}) {
  const { title, text, children, heading = 'h2', role } = props;
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 2,
        px: 4,
        pt: heading === 'h1' ? { xs: 16, sm: '16vh' } : 12,
        pb: 12,
        mx: 'auto',
        maxWidth: 520,
      }}
    >
      <Typography component={heading} variant={heading} tabIndex={heading === 'h1' ? -1 : undefined}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {children !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 3 }}>{children}</Box>
      )}
    </Box>
  );
}
