import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import type { ViewAccessProps } from './ViewAccessPopover.tsx';

const ViewAccessPopover = lazyDialog<ViewAccessProps>(() =>
  import('./ViewAccessPopover.tsx').then((file) => file.ViewAccessPopover),
);

/** Tells somebody who may only look that it is so, and lets them ask the owner for more (rule share.12). */
export function ViewAccess() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={anchor === null ? storyMapTexts.viewAccess : ''} describeChild>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Visibility />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ flex: 'none', whiteSpace: 'nowrap' }}
        >
          {storyMapTexts.viewOnly}
        </Button>
      </Tooltip>
      <ViewAccessPopover open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
