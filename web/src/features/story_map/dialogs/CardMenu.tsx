import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { BACKBONE } from '#shared/model/limits.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useActions, useBoard, useUi } from '../board/boardContext.ts';
import { placeFor, positionOf, rowOf } from '../model/layout.ts';

const texts = storyMapTexts.menu;

/**
 * The menu of a card (foundation §2), one for the whole board.
 * @param withMoves where nothing can be dragged, the menu moves cards too
 */
export function CardMenu({ withMoves }: { withMoves: boolean }) {
  const actions = useActions();
  const menu = useUi((ui) => ui.menu);
  const card = useBoard(({ layout }) => (menu === null ? undefined : layout.cards.get(menu.card)));
  if (menu === null || card === undefined) return null;
  const close = () => actions.ui.set({ menu: null });
  const { id } = card;
  // The menu gives the focus back as it closes, so what takes the focus itself waits until then.
  const then = (act: () => void) => () => {
    close();
    requestAnimationFrame(act);
  };
  const at = positionOf(actions.layout, id);
  const last = at === undefined ? 0 : rowOf(actions.layout, at.parentId).length - 1;
  const step = (by: number) => () => {
    close();
    if (at !== undefined) actions.move(id, placeFor(actions.layout, id, at.parentId, at.index + by));
  };
  return (
    <Menu open anchorEl={menu.anchor} onClose={close} transitionDuration={{ exit: 0 }} slotProps={{ list: { dense: true } }}>
      <MenuItem disabled={card.whatId === null} onClick={then(() => actions.ui.set({ dialog: { kind: 'information', card: id } }))}>
        {texts.information}
      </MenuItem>
      <MenuItem onClick={then(() => actions.startRename(id))}>{texts.change}</MenuItem>
      {card.level === BACKBONE && <MenuItem onClick={then(() => actions.addAtEnd(id))}>{storyMapTexts.addUnder}</MenuItem>}
      <MenuItem onClick={then(() => actions.ui.set({ dialog: { kind: 'rank', card: id } }))}>{texts.rank}</MenuItem>
      {withMoves && [
        <Divider key="line" />,
        <MenuItem key="up" disabled={at === undefined || at.index === 0} onClick={step(-1)}>
          {texts.moveUp}
        </MenuItem>,
        <MenuItem key="down" disabled={at === undefined || at.index >= last} onClick={step(1)}>
          {texts.moveDown}
        </MenuItem>,
        <MenuItem key="to" onClick={then(() => actions.ui.set({ dialog: { kind: 'moveTo', card: id } }))}>
          {texts.moveTo}
        </MenuItem>,
      ]}
      <Divider />
      <MenuItem onClick={then(() => actions.ui.set({ dialog: { kind: 'delete', card: id } }))} sx={{ color: 'error.main' }}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}
