import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A section of the account page: its topic on the left, its controls on the right, or below on a phone. */
export function Section({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        gap: { xs: 3, sm: 6 },
        py: 5,
        borderTop: '1px solid var(--storyd-border)',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        {help !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: 480, overflowWrap: 'anywhere' }}>
            {help}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          flexShrink: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: { xs: 'flex-start', sm: 'flex-end' },
          gap: 2,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
