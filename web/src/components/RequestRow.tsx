import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateText } from './DateText.tsx';

type Props = {
  /** Who asks; null for a person without a name. */
  username: string | null;
  email: string;
  /** When they asked, in milliseconds. */
  date: number;
  /** The buttons that answer. */
  answers: ReactNode;
  /** The person, and what they ask for. */
  children: ReactNode;
};

/** An item of a list of requests that wait for an answer. */
export function RequestRow({ username, email, date, answers, children }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 3,
        '& + &': { borderTop: '1px solid var(--storyd-border)' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{children}</Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {username === null ? null : `${email} · `}
          <DateText at={date} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>{answers}</Box>
    </Box>
  );
}
