import * as access from '#shared/rules/access.ts';
import * as duplicateTexts from '#shared/texts/story_map/duplicate.ts';
import * as importTexts from '#shared/texts/story_map/importFile.ts';
import * as exportTexts from '#shared/texts/story_map/mapFile.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { openNewBackboneActivity } from '#web/board/selection/newActivity.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { Menu } from '#web/components/menu/Menu.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { useMapRole, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';

/** The dialog that somebody has opened from the menu. */
export type Edited = 'name' | 'why' | 'problem' | 'who' | 'release' | 'duplicate' | 'import' | 'export' | 'trash';

type Props = Openable & {
  anchor: HTMLElement | null;
  onEdit: (edited: Edited) => void;
  onShare: () => void;
  onPresent: () => void;
};

const texts = mapShellTexts.menu;

/**
 * For editors the map's own fields, and the items they can add from any tab (rule screen.7); for everybody its copy
 * and its export (rules map.30, file.1).
 */
export function EditMenu({ open, anchor, onClose, onEdit, onShare, onPresent }: Props) {
  const actions = useActions();
  const person = useMapPerson();
  const mapRole = useMapRole();
  // The menu returns the focus as it closes, so actions that take the focus wait until then.
  const then = (act: () => void) => () => {
    onClose();
    requestAnimationFrame(act);
  };
  const isEditor = useMayEdit();
  // The menu takes its entries one by one, so lists in it have keys.
  const entry = (name: string, text: string, act: () => void) => (
    <MenuItem key={name} onClick={then(act)}>
      {text}
    </MenuItem>
  );
  const line = (name: string) => <Divider key={name} />;
  const editing = [
    entry('name', texts.name, () => onEdit('name')),
    entry('why', texts.why, () => onEdit('why')),
    entry('problem', texts.problem, () => onEdit('problem')),
    line('fields'),
    entry('backbone', texts.backbone, () => openNewBackboneActivity(actions)),
    entry('who', texts.who, () => onEdit('who')),
    entry('release', texts.release, () => onEdit('release')),
    line('items'),
    ...(access.mapOwn.allows({ person, mapRole }) ? [entry('members', texts.members, onShare), line('people')] : []),
  ];
  return (
    <Menu open={open} anchorEl={anchor} onClose={onClose} label={isEditor ? mapShellTexts.edit : mapShellTexts.more}>
      {isEditor && editing}
      {entry('present', mapShellTexts.present, onPresent)}
      {entry('duplicate', duplicateTexts.action, () => onEdit('duplicate'))}
      {isEditor && entry('import', importTexts.menu, () => onEdit('import'))}
      {entry('export', exportTexts.menu, () => onEdit('export'))}
      {isEditor && entry('trash', texts.trash, () => onEdit('trash'))}
    </Menu>
  );
}
