import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { focusFirstField } from '#web/components/focus/focusFirst.ts';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { epics, type Place, placeKey } from '#web/replica/release/epics.ts';
import { useReleaseWhat } from '#web/replica/release/useReleaseWhat.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useRow } from '#web/replica/useReplica.ts';
import { EpicToCopy } from './EpicToCopy.tsx';
import { ReleasePick } from './ReleasePick.tsx';
import type { ReleaseToPick } from './releaseToPick.ts';

/** Copies epics of the Activity from another release into this one, as many as the user wants (rule epic.17). */
export function CopyFromReleaseDialog({ open, onClose, place }: Openable & { place: Place }) {
  const titleId = useId();
  const [chosen, setChosen] = useState<ReleaseToPick | null>(null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.copyFromTitle}</DialogTitle>
      <DialogContent ref={focusFirstField} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <ReleasePick place={place} chosen={chosen} onChoose={setChosen} disabled={false} />
        {chosen !== null && <EpicsThere key={chosen.id} place={place} releaseId={chosen.id} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The epics of the Activity in the chosen release, fifteen at a time. */
function EpicsThere({ place, releaseId }: { place: Place; releaseId: string }) {
  const there = { ...place, releaseId };
  const { isLoaded, isFetching, error, refetch, more } = useReleaseWhat(there);
  const ids = useRow(useMap().scope, epics.indexes.ofPlace, placeKey(there));
  if (error?.code === 'what-not-in-release') return <StatusLine text={texts.notThere} />;
  if (error !== null && !isFetching && !isLoaded) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!isLoaded)
    return (
      <LoadingAfter>
        <StatusLine text={commonTexts.loading} />
      </LoadingAfter>
    );
  if (ids.length === 0) return <StatusLine text={texts.noEpicsThere} />;
  return (
    <>
      <Box component="ul" aria-label={texts.copyFromEpics} sx={list}>
        {ids.map((id) => (
          <EpicToCopy key={id} id={id} from={there} to={place} />
        ))}
      </Box>
      {more.after !== null && (
        <Button loading={more.isFetching} onClick={() => void more.fetch()} sx={{ alignSelf: 'center' }}>
          {texts.showMore}
        </Button>
      )}
    </>
  );
}

function StatusLine({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {text}
    </Typography>
  );
}

const list = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid var(--storyd-border)' },
} as const;
