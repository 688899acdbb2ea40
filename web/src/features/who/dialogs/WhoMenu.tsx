import * as commentTexts from '#shared/texts/comments.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { CardMenuFrame } from '#web/board/menu/CardMenuFrame.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import type { WhoDialog } from '../model/whoUi.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';

const texts = whoTexts.menu;

/** The options menu of a Who, one for the whole board. Viewers get a read-only menu. */
export function WhoMenu() {
  const { ui } = useWhoActions();
  const editable = useMayEdit();
  const menu = useWhoUi((state) => state.menu);
  if (menu === null) return null;
  const close = () => ui.set({ menu: null });
  // The menu returns the focus as it closes, so actions that take the focus wait until then.
  const open = (kind: Exclude<WhoDialog['kind'], 'add' | 'keys' | 'removeLabel'>) => () => {
    close();
    requestAnimationFrame(() => ui.set({ dialog: { kind, id: menu.id } }));
  };
  return (
    <CardMenuFrame origin={menu} onClose={close}>
      <MenuItem onClick={open('links')}>{texts.links}</MenuItem>
      <MenuItem onClick={open('comments')}>{commentTexts.toComments}</MenuItem>
      {editable && [
        <MenuItem key="edit" onClick={open('edit')}>
          {texts.edit}
        </MenuItem>,
        <MenuItem key="moveTo" onClick={open('moveTo')}>
          {texts.moveTo}
        </MenuItem>,
        <Divider key="end" />,
        <MenuItem key="delete" onClick={open('delete')} sx={{ color: 'error.main' }}>
          {texts.remove}
        </MenuItem>,
      ]}
    </CardMenuFrame>
  );
}
