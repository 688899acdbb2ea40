import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as commonTexts from '#shared/texts/common.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { useCall } from '#web/base/api/queries.ts';
import { paths } from '#web/base/paths.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/dialog/Popover.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';
import { parentLookupText } from './parentLookup.ts';

/** The parent Activity of the map and a link to it, below its button. */
export function ParentPopover({ open, onClose, anchor }: Openable & { anchor: HTMLElement | null }) {
  const titleId = useId();
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, tabIndex: -1, sx: { mt: 1 } } }}
    >
      <Box sx={{ px: 5, py: 4, width: 320, maxWidth: '100%', boxSizing: 'border-box' }}>
        <Typography component="h2" variant="h2" id={titleId} sx={{ mb: 2 }}>
          {overviewTexts.parent}
        </Typography>
        <Box aria-live="polite" sx={{ minHeight: 44 }}>
          <Parent />
        </Box>
      </Box>
    </Popover>
  );
}

function Parent() {
  const containerId = useContainerId();
  const ref = useHead((head) => head.parentWhatRef);
  const { data, error, isFetching, refetch } = useCall('parent_activity', { containerId }, { staleTime: 0, gcTime: 0 });
  if (isFetching) {
    return (
      <LoadingAfter>
        <CircularProgress size={16} aria-label={commonTexts.loading} />
      </LoadingAfter>
    );
  }
  if (data === undefined || data.parent === null) {
    const text = parentLookupText(error?.code ?? null);
    return (
      <>
        <Typography color="textSecondary">{text}</Typography>
        {error?.code === 'parent-not-visible' && ref !== null && (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={paths.storyMap(ref.containerId, 'overview')}
            sx={{ mt: 2 }}
          >
            {commonTexts.askForAccess}
          </Button>
        )}
        {text === overviewTexts.parentUnexpected && (
          <Button size="small" onClick={() => void refetch()} sx={{ ml: -3, mt: 1 }}>
            {commonTexts.tryAgain}
          </Button>
        )}
      </>
    );
  }
  const { parent } = data;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {overviewTexts.parentActivity}
      </Typography>
      <Typography dir="auto" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {parent.description}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {overviewTexts.parentOn}
      </Typography>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {parent.name}
      </Typography>
      <Button
        component={Link}
        to={paths.mapActivity(parent.containerId, parent.whatId)}
        variant="contained"
        fullWidth
        sx={{ mt: 4 }}
      >
        {overviewTexts.parentGo}
      </Button>
    </>
  );
}
