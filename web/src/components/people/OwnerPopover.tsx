import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import * as commonTexts from '#shared/texts/common.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { useCall } from '#web/base/api/queries.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/dialog/Popover.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';

type Props = Openable & { anchor: HTMLElement | null; owner: string };

/** The owner, below the button. The company's users load on the first request. */
export function OwnerPopover({ open, onClose, anchor, owner }: Props) {
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': storyMapsTexts.viewOwner, tabIndex: -1 } }}
    >
      <Box sx={{ px: 4, py: 3, minWidth: 180, maxWidth: 320, minHeight: 44 }} aria-live="polite">
        <Owner uid={owner} />
      </Box>
    </Popover>
  );
}

function Owner({ uid }: { uid: string }) {
  const users = useCall('company_users', {});
  if (users.isPending) {
    return (
      <LoadingAfter>
        <CircularProgress size={16} aria-label={commonTexts.loading} />
      </LoadingAfter>
    );
  }
  if (users.isError) {
    return (
      <>
        <Typography variant="body2">{storyMapsTexts.ownerFailed}</Typography>
        <Button size="small" onClick={() => void users.refetch()} sx={{ ml: -3 }}>
          {commonTexts.tryAgain}
        </Button>
      </>
    );
  }
  const user = users.data.docs.find((candidate) => candidate.uid === uid);
  if (user === undefined) return <Typography variant="body2">{storyMapsTexts.ownerUnknown}</Typography>;
  return (
    <>
      <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {storyMapsTexts.owner({ owner: user.username })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Typography>
    </>
  );
}
