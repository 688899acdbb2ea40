import * as whoTexts from '#shared/texts/who.ts';
import { type Direction, ItemKeys } from '#web/board/keys/itemKeys.ts';
import type { LabelPosition } from './labelCommands.ts';
import type { WhoActions } from './WhoActions.ts';

const STEPS: Readonly<Record<Direction, -1 | 1>> = { left: -1, up: -1, right: 1, down: 1 };
const texts = whoTexts.announcements;

/** The keys of the names of groups and categories. Enter renames, as a click does. */
export function labelKeys(actions: WhoActions, editable: boolean): ItemKeys<string, LabelPosition> {
  const { ui } = actions;
  const nameOf = (id: string) => actions.label(id)?.name ?? '';
  return new ItemKeys<string, LabelPosition>({
    isThere: (id) => actions.label(id) !== undefined,
    focus: (id) => ui.set({ heading: id }),
    commands: (id, { anchor }) =>
      editable
        ? {
            menu: () => ui.set({ labelMenu: { id, anchor } }),
            F2: () => ui.set({ editor: { kind: 'label', id } }),
            Delete: () => actions.askToRemoveLabel(id),
          }
        : {},
    editable,
    carry: {
      lifted: () => ui.get().liftedLabel,
      show: (lifted) => {
        const before = ui.get().liftedLabel;
        ui.set({ liftedLabel: lifted });
        const id = (lifted ?? before)?.item;
        if (id !== undefined) actions.previewLabel(id, lifted?.place ?? null);
      },
      start: (id) => {
        const name = nameOf(id);
        const place = actions.positionOfLabel(id, actions.labelRow(id).indexOf(id));
        return { place, name, picked: texts.labelPicked({ name }) };
      },
      next: ({ item }, direction) => {
        const place = actions.besideLabel(item, STEPS[direction]);
        return place && { place };
      },
      over: ({ item }) => actions.labelPlace(item),
      drop: ({ item, place }) => {
        actions.previewLabel(item, null);
        ui.set({ liftedLabel: null, heading: item });
        return { dropped: texts.labelDropped({ place: actions.moveLabel(item, place) }) };
      },
      back: (id) => texts.labelBack({ name: nameOf(id) }),
      isPreviewed: true,
    },
    announce: (text) => actions.announce(text),
    refuse: (text) => actions.refuse(text),
  });
}
