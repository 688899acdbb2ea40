import * as whoTexts from '#shared/texts/who.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { CardMenuFrame } from '#web/board/menu/CardMenuFrame.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { useWhoActions, useWhoUi } from '../whoContext.ts';

const texts = whoTexts.categoryMenu;

/** The options menu of a group or category, one for the whole board. */
export function LabelMenu() {
  const actions = useWhoActions();
  const { ui } = actions;
  const narrow = useNarrow();
  const menu = useWhoUi((state) => state.labelMenu);
  const label = menu === null ? undefined : actions.label(menu.id);
  if (menu === null || label === undefined) return null;
  const { id } = menu;
  const row = actions.labelRow(id);
  const close = () => ui.set({ labelMenu: null });
  // The menu returns the focus as it closes, so actions that take the focus wait until then.
  const then = (act: () => void) => () => {
    close();
    requestAnimationFrame(act);
  };
  const isGroup = label.kind === 'group';
  const isBeside = isGroup && !narrow;
  return (
    <CardMenuFrame origin={menu} onClose={close}>
      <MenuItem onClick={then(() => ui.set({ editor: { kind: 'label', id } }))}>{texts.rename}</MenuItem>
      {isGroup && (
        <MenuItem onClick={then(() => ui.set({ editor: { kind: 'newCategory', groupId: id } }))}>
          {whoTexts.addSubCategory}
        </MenuItem>
      )}
      <MenuItem disabled={row[0] === id} onClick={then(() => actions.stepLabel(id, -1))}>
        {isBeside ? texts.left : texts.up}
      </MenuItem>
      <MenuItem disabled={row.at(-1) === id} onClick={then(() => actions.stepLabel(id, 1))}>
        {isBeside ? texts.right : texts.down}
      </MenuItem>
      <Divider />
      <MenuItem onClick={then(() => actions.askToRemoveLabel(id))} sx={{ color: 'error.main' }}>
        {texts.remove}
      </MenuItem>
    </CardMenuFrame>
  );
}
