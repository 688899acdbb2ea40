import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** The panel's controls, at the end of the heading's line. */
  action?: ReactNode;
  /** Renders on the page itself, without a box. */
  plain?: boolean;
  area: string;
  children: ReactNode;
};

/** One part of the overview under its heading. */
export function Panel({ title, action, plain = false, area, children }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ gridArea: area, minWidth: 0, ...(plain ? {} : box) }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
          minHeight: 'var(--storyd-control)',
          mb: 2,
        }}
      >
        <Typography
          component="h2"
          variant="overline"
          color="textSecondary"
          id={titleId}
          sx={{ letterSpacing: '0.06em', fontWeight: 600 }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

const box = {
  alignSelf: 'start',
  px: { xs: 4, sm: 5 },
  pt: 3,
  pb: 5,
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
} as const;

/** An empty panel: says so, and explains its purpose. */
export function NothingYet({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Typography>{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '44ch' }}>
        {text}
      </Typography>
    </>
  );
}
