import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sharingTexts } from '#shared/texts/sharing.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useCommand } from '#web/api/queries.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { useContainerId } from '../board/boardContext.ts';

/** Tells somebody who may only look that it is so, and lets them ask the owner for more (foundation §2). */
export function ViewAccess() {
  const containerId = useContainerId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const request = useCommand('request_container_access');
  return (
    <>
      <Tooltip title={anchor === null ? storyMapTexts.viewAccess : ''} describeChild>
        <Chip
          component="button"
          icon={<Visibility />}
          label={storyMapTexts.viewOnly}
          variant="outlined"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget)}
          sx={{ flex: 'none', height: 'var(--storyd-control)' }}
        />
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': storyMapTexts.viewOnly, tabIndex: -1, sx: { mt: 1 } } }}
      >
        <Box sx={{ px: 4, py: 3, maxWidth: 320, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
          <Typography variant="body2">{storyMapTexts.viewAccess}</Typography>
          {!request.isSuccess && (
            <Button size="small" variant="outlined" loading={request.isPending} onClick={() => request.mutate({ containerId, access_type: 'edit' })}>
              {sharingTexts.viewerRequest}
            </Button>
          )}
          <Typography variant="body2" color="textSecondary" role="status" sx={{ '&:empty': { display: 'none' } }}>
            {request.isSuccess && sharingTexts.viewerRequested}
          </Typography>
          <ErrorAlert text={request.error?.message} />
        </Box>
      </Popover>
    </>
  );
}
