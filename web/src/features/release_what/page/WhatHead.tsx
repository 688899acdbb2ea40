import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { Release } from '#shared/model/release.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { CompletedBadge } from '#web/map/releases/CompletedBadge.tsx';
import type { Card } from '#web/map/types.ts';
import { useNeighbourKeys, useNeighbours } from './useNeighbours.ts';

type Props = { card: Card; release: Release; mayEdit: boolean };

/** The name and rank of an Activity inside a release, and links to the release's other Activities. */
export function WhatHead({ card, release, mayEdit }: Props) {
  const navigate = useNavigate();
  const { isKnown, previous, next } = useNeighbours(release.id, card.whatId ?? '');
  useNeighbourKeys({ previous, next });
  const { keys } = texts;
  const facts = [
    ...(card.rank === null ? [] : [fill(texts.rank, { rank: card.rank })]),
    ...(mayEdit ? [] : [texts.viewOnly]),
    ...(mayEdit && release.completed ? [texts.releaseCompleted] : []),
  ];
  return (
    <Box sx={{ mb: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 1,
          }}
        >
          <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {card.description}
          </Typography>
          {release.completed && <CompletedBadge />}
        </Box>
        <Box sx={{ flex: 'none', display: 'flex', displayPrint: 'none', visibility: isKnown ? 'visible' : 'hidden' }}>
          <QuietButton
            label={
              previous === undefined
                ? texts.first
                : fill(texts.previous, { name: previous.description, key: keys.previous })
            }
            disabled={previous === undefined}
            onClick={() => previous && void navigate(previous.path)}
          >
            <ChevronLeft />
          </QuietButton>
          <QuietButton
            label={next === undefined ? texts.last : fill(texts.next, { name: next.description, key: keys.next })}
            disabled={next === undefined}
            onClick={() => next && void navigate(next.path)}
          >
            <ChevronRight />
          </QuietButton>
        </Box>
      </Box>
      {facts.length > 0 && (
        <Typography
          component="p"
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 4, fontVariantNumeric: 'tabular-nums' }}
        >
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Typography>
      )}
    </Box>
  );
}
