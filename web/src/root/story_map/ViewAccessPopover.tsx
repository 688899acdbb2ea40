import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/dialog/Popover.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

export type ViewAccessProps = Openable & { anchor: HTMLElement | null };

/** Explains view access, with a button to ask for more. */
export function ViewAccessPopover({ open, anchor, onClose }: ViewAccessProps) {
  const containerId = useContainerId();
  const request = useCommand('request_container_access');
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': storyMapTexts.viewOnly, tabIndex: -1, sx: { mt: 1 } } }}
    >
      <Box
        sx={{ px: 4, py: 3, maxWidth: 320, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}
      >
        <Typography variant="body2">{storyMapTexts.viewAccess}</Typography>
        {!request.isSuccess && (
          <Button
            size="small"
            variant="outlined"
            loading={request.isPending}
            onClick={() => request.mutate({ containerId, access_type: 'edit' })}
          >
            {sharingTexts.viewerRequest}
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" role="status" sx={{ '&:empty': { display: 'none' } }}>
          {request.isSuccess && sharingTexts.viewerRequested}
        </Typography>
        <ErrorAlert text={request.error?.message} />
      </Box>
    </Popover>
  );
}
