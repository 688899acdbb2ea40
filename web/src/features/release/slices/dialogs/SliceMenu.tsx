import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { CardMenuFrame } from '#web/board/menu/CardMenuFrame.tsx';
import { nameOf, type Target, wordsFor } from '../model/drops.ts';
import { useSliceActions, useSliceBoard, useSliceUi } from '../slicesContext.ts';

/**
 * The menu of a card: the lanes it can move to, and the releases that can hold it too. What the rules forbid is
 * disabled, with the reason. For those who cannot drag.
 */
export function SliceMenu() {
  const actions = useSliceActions();
  const board = useSliceBoard();
  const menu = useSliceUi((ui) => ui.menu);
  if (menu === null) return null;
  const close = () => actions.ui.set({ menu: null });
  const place = (target: Target) => () => {
    close();
    // The menu returns the focus as it closes, so the card takes it after that.
    requestAnimationFrame(() => actions.announce(actions.place(menu, target, true)));
  };
  const others = board.lanes.filter(({ id }) => id !== menu.lane);
  const moves = others.map((lane) => {
    const target = { lane: lane.id, copies: false };
    return { lane, target, verdict: actions.verdict(menu, target) };
  });
  // Copying differs from moving only for a card that would leave a release.
  const copies = others.flatMap((lane) => {
    const target = { lane: lane.id, copies: true };
    const verdict = actions.verdict(menu, target);
    return verdict.does === 'changes' && verdict.from !== menu.lane ? [{ lane, target, verdict }] : [];
  });
  return (
    <CardMenuFrame origin={menu} onClose={close}>
      {moves.map(({ lane, target, verdict }) => (
        <MenuItem key={lane.id} disabled={verdict.does === 'refused'} onClick={place(target)}>
          {verdict.does === 'refused' ? (
            <Refused name={nameOf(lane)} reason={verdict.refusal} />
          ) : (
            wordsFor(board, verdict)
          )}
        </MenuItem>
      ))}
      {copies.length > 0 && <Divider />}
      {copies.map(({ lane, target, verdict }) => (
        <MenuItem key={`copy ${lane.id}`} onClick={place(target)}>
          {wordsFor(board, verdict)}
        </MenuItem>
      ))}
    </CardMenuFrame>
  );
}

/** A lane that does not take the card, and why. */
function Refused({ name, reason }: { name: string; reason: string }) {
  return (
    <Box sx={{ maxWidth: 320, whiteSpace: 'normal' }}>
      {name}
      <Box sx={{ fontSize: 'caption.fontSize' }}>{reason}</Box>
    </Box>
  );
}
