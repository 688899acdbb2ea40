import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { useSaving } from '#web/map/useMap.ts';

/** Saving is worth a word only when it takes longer than this, in ms. */
const SLOW_MS = 1_000;

/** Saved is silent, saving shows only when slow, and leaving the page before it is done is asked about. */
export function SavingStatus() {
  const saving = useSaving();
  useEffect(() => {
    if (!saving) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [saving]);
  if (!saving) return null;
  return (
    <LoadingAfter ms={SLOW_MS}>
      <Typography role="status" variant="body2" color="textSecondary" noWrap>
        {storyMapTexts.saving}
      </Typography>
    </LoadingAfter>
  );
}
