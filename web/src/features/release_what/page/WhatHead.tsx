import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Release } from '#shared/model/release.ts';
import { CompletedBadge } from '#web/map/releases/CompletedBadge.tsx';
import type { Card } from '#web/map/types.ts';

/** What an Activity inside a release is called, and how it stands there. */
export function WhatHead({ card, release }: { card: Card; release: Release }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mb: 6 }}>
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {card.description}
      </Typography>
      {release.completed && <CompletedBadge />}
    </Box>
  );
}
