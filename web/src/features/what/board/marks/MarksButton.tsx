import { useState } from 'react';
import * as texts from '#shared/texts/what/marks.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { tune } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';

const MarksPopover = lazyDialog<Openable & { anchor: HTMLElement | null }>(() =>
  import('./MarksPopover.tsx').then((file) => file.MarksPopover),
);

/** Opens the choice of what cards show below their text (rule what.46). */
export function MarksButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={texts.button}>
        <IconButton
          aria-label={texts.button}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={tune} />
        </IconButton>
      </Tooltip>
      <MarksPopover open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
