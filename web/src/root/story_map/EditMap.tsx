import { useState } from 'react';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import type { EditOverlaysProps } from './EditOverlays.tsx';
import { useDroppedFile } from './useDroppedFile.ts';

const EditOverlays = lazyDialog<EditOverlaysProps>(() =>
  import('./EditOverlays.tsx').then((file) => file.EditOverlays),
);

/**
 * The menu of a story map and its dialogs: what editors can change (rule screen.7), and what everybody can do.
 * @param opens open the dialog of its members, and the walk along its backbone
 */
export function EditMap(opens: Pick<EditOverlaysProps, 'onShare' | 'onPresent'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const editable = useMayEdit();
  const [dropped, setDropped] = useDroppedFile(editable);
  const label = editable ? mapShellTexts.edit : mapShellTexts.more;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={more} />
        </IconButton>
      </Tooltip>
      {/* The dialogs of an editor close when the right to edit is lost. */}
      <EditOverlays
        key={String(editable)}
        open={anchor !== null || dropped !== null}
        anchor={anchor}
        dropped={dropped}
        onDroppedClose={() => setDropped(null)}
        onClose={() => setAnchor(null)}
        {...opens}
      />
    </>
  );
}
