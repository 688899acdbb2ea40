import * as commonTexts from '#shared/texts/common.ts';
import type { Store } from '#web/base/browser/store.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { CardMenuFrame } from './CardMenuFrame.tsx';
import type { MenuUi } from './menuOfItem.ts';
import type { MenuOrigin } from './menuOrigin.ts';

/** A place that the item of a menu can move to, or the reason why it cannot. */
type PlaceEntry = {
  id: string;
  /** What a move there does; for a refused one the name of the place. */
  words: string;
  refusal: string | null;
  /** Moves the item. @returns the outcome, in words */
  move: () => string;
};

type Props = {
  board: { ui: Pick<Store<MenuUi<never>>, 'set'>; announce: (text: string) => void };
  /** The open menu. */
  origin: MenuOrigin;
  /** The page of the item. */
  href: string;
  /** The places, in groups. */
  groups: readonly (readonly PlaceEntry[])[];
};

/** The menu of an item: the places it can move to, for those who cannot drag, and its page. */
export function PlacesMenu({ board, origin, href, groups }: Props) {
  const onClose = () => board.ui.set({ menu: null });
  const choose = (move: () => string) => () => {
    onClose();
    // The menu returns the focus as it closes, so the item takes it after that.
    requestAnimationFrame(() => board.announce(move()));
  };
  return (
    <CardMenuFrame origin={origin} onClose={onClose}>
      {groups.flatMap((entries) => [
        ...entries.map(({ id, words, refusal, move }) => (
          <MenuItem key={id} disabled={refusal !== null} onClick={choose(move)}>
            {refusal === null ? words : <Refused name={words} reason={refusal} />}
          </MenuItem>
        )),
        entries.length > 0 && <Divider key={`after ${entries[0]?.id}`} />,
      ])}
      <MenuItem component="a" href={href} target="_blank" onClick={onClose}>
        {commonTexts.openInNewTab}
      </MenuItem>
    </CardMenuFrame>
  );
}

/** A place that does not take the item, and why. */
function Refused({ name, reason }: { name: string; reason: string }) {
  return (
    <Box sx={{ maxWidth: 320, whiteSpace: 'normal' }}>
      {name}
      <Box sx={{ fontSize: 'caption.fontSize' }}>{reason}</Box>
    </Box>
  );
}
