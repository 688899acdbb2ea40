import * as texts from '#shared/texts/what/quickChanges.ts';
import type { SelectionAct } from '#web/board/select/SelectionBar.tsx';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { openPicker } from '#web/board/selection/picker.ts';
import { PICKER_KEYS } from '#web/board/selection/pickerKeys.ts';

/** The quick changes of all selected cards. */
export const quickActs = (actions: BoardActions): SelectionAct[] =>
  Object.entries(PICKER_KEYS).map(([key, kind]) => ({
    key,
    label: texts.kinds[kind],
    act: (anchor) => openPicker(actions, kind, null, anchor),
  }));
