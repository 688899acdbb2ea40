import { useState } from 'react';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { tree } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';

const ParentPopover = lazyDialog(() => import('./ParentPopover.tsx').then((file) => file.ParentPopover));

/** Shows the parent Activity of the map on request, and links to it (rule map.20). */
export function ParentActivity() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        variant="outlined"
        start={<Icon path={tree} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {overviewTexts.parent}
      </Button>
      <ParentPopover open={isOpen} onClose={() => setAnchor(null)} anchor={anchor} />
    </>
  );
}
