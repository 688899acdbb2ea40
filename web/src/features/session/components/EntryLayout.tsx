import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { sessionTexts } from '#shared/texts/session.ts';
import { prepareEntry } from '#web/api/identity.ts';
import { fetchAhead } from '#web/components/fetchAhead.ts';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { SampleMap } from './SampleMap.tsx';

/** From where both halves hang on a wide screen. A fixed line, so that a form that grows by a step does not jump. */
const line = { xs: 8, md: 'clamp(48px, 16vh, 160px)' } as const;

/** The first thing a stranger sees: the form, and beside it (below it on a phone) what StorYd is. */
export function EntryLayout({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  // On these pages somebody is about to sign in or up.
  useEffect(() => fetchAhead(prepareEntry), []);
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(400px, 5fr) 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <PageTitle title={title} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          px: { xs: 4, sm: 8 },
          pt: line,
          pb: { xs: 8, md: 12 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: { xs: 520, md: 360 }, display: 'flex', flexDirection: 'column', gap: 5 }}>
          <Box>
            <Typography variant="h1">{title}</Typography>
            {text !== undefined && (
              <Typography color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            )}
          </Box>
          {children}
        </Box>
      </Box>
      <Box
        component="aside"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: { xs: 6, md: 8 },
          px: { xs: 4, sm: 8 },
          pt: line,
          pb: { xs: 8, md: 12 },
          bgcolor: 'var(--storyd-canvas)',
          borderTop: { xs: '1px solid var(--storyd-border)', md: 'none' },
          borderLeft: { md: '1px solid var(--storyd-border)' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 520 }}>
          <Typography
            variant="h2"
            component="p"
            sx={{ fontSize: { md: 'h1.fontSize' }, letterSpacing: { md: '-0.021em' } }}
          >
            {sessionTexts.pitch}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: { xs: 1, md: 2 }, textWrap: 'pretty' }}>
            {sessionTexts.pitchText}
          </Typography>
        </Box>
        <SampleMap />
      </Box>
    </Box>
  );
}
