import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import * as access from '#shared/rules/access.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { openNewBackboneActivity } from '#web/board/selection/newActivity.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Menu } from '#web/components/dialog/Menu.tsx';
import { useMapRole } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';

/** The dialog that an editor has opened from the edit menu. */
export type Edited = 'name' | 'why' | 'problem' | 'who' | 'release' | 'members' | 'trash';

type Props = Openable & { anchor: HTMLElement | null; onEdit: (edited: Edited) => void };

const texts = mapShellTexts.menu;

/** The map's own fields that editors can change, and the items they can add from any tab (rule screen.7). */
export function EditMenu({ open, anchor, onClose, onEdit }: Props) {
  const actions = useActions();
  const person = useMapPerson();
  const mapRole = useMapRole();
  // The menu returns the focus as it closes, so actions that take the focus wait until then.
  const then = (act: () => void) => () => {
    onClose();
    requestAnimationFrame(act);
  };
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={{ exit: 0 }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { dense: true, 'aria-label': mapShellTexts.edit } }}
    >
      <MenuItem onClick={then(() => onEdit('name'))}>{texts.name}</MenuItem>
      <MenuItem onClick={then(() => onEdit('why'))}>{texts.why}</MenuItem>
      <MenuItem onClick={then(() => onEdit('problem'))}>{texts.problem}</MenuItem>
      <Divider />
      <MenuItem onClick={then(() => openNewBackboneActivity(actions))}>{texts.backbone}</MenuItem>
      <MenuItem onClick={then(() => onEdit('who'))}>{texts.who}</MenuItem>
      <MenuItem onClick={then(() => onEdit('release'))}>{texts.release}</MenuItem>
      {access.mapOwn.allows({ person, mapRole }) && [
        <Divider key="line" />,
        <MenuItem key="members" onClick={then(() => onEdit('members'))}>
          {texts.members}
        </MenuItem>,
      ]}
      <Divider />
      <MenuItem onClick={then(() => onEdit('trash'))}>{texts.trash}</MenuItem>
    </Menu>
  );
}
