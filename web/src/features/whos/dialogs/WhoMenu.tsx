import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { whoTexts } from '#shared/texts/who.ts';
import type { WhoDialog } from '../model/whoUi.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';

const texts = whoTexts.menu;

/** The options menu of a Who, one for the whole board. */
export function WhoMenu() {
  const { ui } = useWhoActions();
  const menu = useWhoUi((state) => state.menu);
  if (menu === null) return null;
  const close = () => ui.set({ menu: null });
  // The menu gives the focus back as it closes, so what takes the focus itself waits until then.
  const open = (kind: Exclude<WhoDialog['kind'], 'add' | 'keys' | 'removeLabel'>) => () => {
    close();
    requestAnimationFrame(() => ui.set({ dialog: { kind, id: menu.id } }));
  };
  return (
    <Menu
      open
      anchorEl={menu.anchor}
      onClose={close}
      transitionDuration={{ exit: 0 }}
      slotProps={{ list: { dense: true } }}
    >
      <MenuItem onClick={open('links')}>{texts.links}</MenuItem>
      <MenuItem onClick={open('edit')}>{texts.edit}</MenuItem>
      <MenuItem onClick={open('moveTo')}>{texts.moveTo}</MenuItem>
      <Divider />
      <MenuItem onClick={open('delete')} sx={{ color: 'error.main' }}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}
