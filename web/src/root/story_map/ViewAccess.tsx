import { useState } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { eye } from '#web/components/controls/icons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { ViewAccessProps } from './ViewAccessPopover.tsx';

const ViewAccessPopover = lazyDialog<ViewAccessProps>(() =>
  import('./ViewAccessPopover.tsx').then((file) => file.ViewAccessPopover),
);

/** Tells viewers that they have view access only, and lets them ask the owner for more (rule share.12). */
export function ViewAccess() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={anchor === null ? storyMapTexts.viewAccess : ''} describes>
        <Button
          variant="outlined"
          start={<Icon path={eye} />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {storyMapTexts.viewOnly}
        </Button>
      </Tooltip>
      <ViewAccessPopover open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
