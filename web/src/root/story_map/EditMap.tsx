import { useState } from 'react';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { edit } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';

const EditOverlays = lazyDialog<Openable & { anchor: HTMLElement | null }>(() =>
  import('./EditOverlays.tsx').then((file) => file.EditOverlays),
);

/** The edit menu of a story map and its dialogs (rule screen.7). For editors only. */
export function EditMap() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={mapShellTexts.edit}>
        <IconButton
          aria-label={mapShellTexts.edit}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={edit} />
        </IconButton>
      </Tooltip>
      <EditOverlays open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
