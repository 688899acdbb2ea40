import type { ReactElement } from 'react';
import { BACKBONE } from '#shared/model/limits.ts';
import * as commentTexts from '#shared/texts/comments.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as quickTexts from '#shared/texts/what/quickChanges.ts';
import { CardMenuFrame } from '#web/board/menu/CardMenuFrame.tsx';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { openPicker } from '#web/board/selection/picker.ts';
import { PICKER_KEYS } from '#web/board/selection/pickerKeys.ts';
import type { BoardDialog } from '#web/board/selection/uiState.ts';
import { Divider } from '#web/components/layout/Divider.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { placeFor, positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import { useCard, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { MakeStoryItem, OpenStoryItem, StoryLinkItem } from './StoryMenuItems.tsx';

const texts = storyMapTexts.menu;

/**
 * The card menu, one for the whole board. Viewers get a read-only menu.
 * @param withMoves the menu also moves cards, where dragging is not available
 */
export function CardMenu({ withMoves }: { withMoves: boolean }) {
  const actions = useActions();
  const editable = useMayEdit();
  const menu = useUi((ui) => ui.menu);
  const card = useCard(menu?.card ?? null);
  if (menu === null || card === undefined) return null;
  const { id, childContainerId } = card;
  const { anchor } = menu;
  const close = () => actions.ui.set({ menu: null });
  // The menu returns the focus as it closes, so actions that take the focus wait until then.
  const then = (act: () => void) => () => {
    close();
    requestAnimationFrame(act);
  };
  const open = (kind: Exclude<BoardDialog['kind'], 'ask' | 'purpose' | 'keys'>) =>
    then(() => actions.ui.set({ dialog: { kind, card: id } }));
  const reading = [
    <MenuItem key="information" disabled={card.whatId === null} onClick={open('information')}>
      {texts.information}
    </MenuItem>,
    <MenuItem
      key="comment"
      disabled={card.whatId === null}
      onClick={then(() => actions.ui.set({ dialog: { kind: 'information', card: id, commenting: true } }))}
      aria-keyshortcuts="T"
    >
      {commentTexts.toComments}
    </MenuItem>,
    childContainerId !== null && <OpenStoryItem key="story" childContainerId={childContainerId} onClick={close} />,
  ];
  const editing = [
    <MenuItem key="change" onClick={then(() => actions.startRename(id))}>
      {texts.change}
    </MenuItem>,
    card.level === BACKBONE && (
      <MenuItem key="under" onClick={then(() => actions.addAtEnd(id))}>
        {storyMapTexts.addUnder}
      </MenuItem>
    ),
    <MenuItem key="rank" onClick={open('rank')}>
      {texts.rank}
    </MenuItem>,
    ...Object.entries(PICKER_KEYS).map(([key, kind]) => (
      <MenuItem
        key={kind}
        onClick={then(() => openPicker(actions, kind, id, anchor))}
        aria-keyshortcuts={key.toUpperCase()}
      >
        {quickTexts.menu[kind]}
      </MenuItem>
    )),
    <Divider key="stories" />,
    <MakeStoryItem key="make" card={card} then={then} />,
    <StoryLinkItem key="link" card={card} then={then} />,
    ...(withMoves ? moves(card, { actions, close, open: open('moveTo') }) : []),
    <Divider key="end" />,
    <MenuItem key="delete" onClick={open('delete')} sx={{ color: 'error.main' }}>
      {texts.remove}
    </MenuItem>,
  ];
  return (
    <CardMenuFrame origin={menu} onClose={close}>
      {reading}
      {editable && editing}
    </CardMenuFrame>
  );
}

/** The entries that move a card within its row and to another row. */
function moves(
  { id }: Card,
  { actions, close, open }: { actions: ReturnType<typeof useActions>; close: () => void; open: () => void },
): ReactElement[] {
  const at = positionOf(actions.layout, id);
  const last = at === undefined ? 0 : rowOf(actions.layout, at.parentId).length - 1;
  const step = (by: number) => () => {
    close();
    if (at !== undefined) actions.move(id, placeFor(actions.layout, id, at.parentId, at.index + by));
  };
  return [
    <Divider key="moves" />,
    <MenuItem key="up" disabled={at === undefined || at.index === 0} onClick={step(-1)}>
      {texts.moveUp}
    </MenuItem>,
    <MenuItem key="down" disabled={at === undefined || at.index >= last} onClick={step(1)}>
      {texts.moveDown}
    </MenuItem>,
    <MenuItem key="to" onClick={open}>
      {texts.moveTo}
    </MenuItem>,
  ];
}
