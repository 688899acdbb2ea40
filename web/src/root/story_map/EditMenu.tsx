import * as access from '#shared/rules/access.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { openNewBackboneActivity } from '#web/board/selection/newActivity.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { Menu } from '#web/components/menu/Menu.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { useMapRole } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';

/** The dialog that an editor has opened from the edit menu. */
export type Edited = 'name' | 'why' | 'problem' | 'who' | 'release' | 'trash';

type Props = Openable & { anchor: HTMLElement | null; onEdit: (edited: Edited) => void; onShare: () => void };

const texts = mapShellTexts.menu;

/** The map's own fields that editors can change, and the items they can add from any tab (rule screen.7). */
export function EditMenu({ open, anchor, onClose, onEdit, onShare }: Props) {
  const actions = useActions();
  const person = useMapPerson();
  const mapRole = useMapRole();
  // The menu returns the focus as it closes, so actions that take the focus wait until then.
  const then = (act: () => void) => () => {
    onClose();
    requestAnimationFrame(act);
  };
  return (
    <Menu open={open} anchorEl={anchor} onClose={onClose} label={mapShellTexts.edit}>
      <MenuItem onClick={then(() => onEdit('name'))}>{texts.name}</MenuItem>
      <MenuItem onClick={then(() => onEdit('why'))}>{texts.why}</MenuItem>
      <MenuItem onClick={then(() => onEdit('problem'))}>{texts.problem}</MenuItem>
      <Divider />
      <MenuItem onClick={then(() => openNewBackboneActivity(actions))}>{texts.backbone}</MenuItem>
      <MenuItem onClick={then(() => onEdit('who'))}>{texts.who}</MenuItem>
      <MenuItem onClick={then(() => onEdit('release'))}>{texts.release}</MenuItem>
      {access.mapOwn.allows({ person, mapRole }) && [
        <Divider key="line" />,
        <MenuItem key="members" onClick={then(onShare)}>
          {texts.members}
        </MenuItem>,
      ]}
      <Divider />
      <MenuItem onClick={then(() => onEdit('trash'))}>{texts.trash}</MenuItem>
    </Menu>
  );
}
