import * as texts from '#shared/texts/what/quickChanges.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { cardsOfPicker } from '#web/board/selection/picker.ts';
import type { PickerKind } from '#web/board/selection/pickerKeys.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { useMayEdit, useWholeLayout } from '#web/replica/story_map/useMap.ts';
import { EpicPick } from './EpicPick.tsx';
import type { PickProps } from './pickProps.ts';
import { PriorityPick } from './PriorityPick.tsx';
import { inWords } from './quickChanges.ts';
import { ReleasePick } from './ReleasePick.tsx';
import { SizePick } from './SizePick.tsx';
import { WhoPick } from './WhoPick.tsx';

const picks: Record<PickerKind, (props: PickProps) => React.ReactNode> = {
  priority: PriorityPick,
  size: SizePick,
  who: WhoPick,
  release: ReleasePick,
  epic: EpicPick,
};

/** The picker of a quick change, at its card or the selection bar. It closes when its last card goes away. */
export function CardPicker({ onClose }: Openable) {
  const actions = useActions();
  const { ui } = actions;
  const picker = useUi((state) => state.picker);
  const selected = useUi((state) => state.selected);
  const editable = useMayEdit();
  const [layout] = useWholeLayout();
  if (picker === null || !editable) return null;
  const cards = cardsOfPicker(actions, picker).filter((id) => layout.cards.has(id));
  if (cards.length === 0 || (picker.card === null && selected.size === 0)) return null;
  const { kind, anchor, typed } = picker;
  const Pick = picks[kind];
  const onDone = (outcome: string, stays: boolean) => {
    if (!stays) onClose();
    // While the picker is open, screen readers hear nothing of the page behind it.
    else ui.set({ picker: { ...picker, typed: '' } });
    requestAnimationFrame(() => actions.announce(outcome));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      label={texts.pickerOf({ kind: texts.kinds[kind], activities: inWords(actions, cards) })}
      align="left"
      flips
      width={280}
    >
      <Pick
        actions={actions}
        cards={cards}
        typed={typed}
        onType={(text) => ui.set({ picker: { ...picker, typed: text } })}
        onDone={onDone}
      />
    </Popover>
  );
}
