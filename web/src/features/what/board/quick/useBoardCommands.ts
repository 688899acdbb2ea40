import * as commentTexts from '#shared/texts/comments.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { type PageCommand, usePageCommands } from '#web/base/browser/pageCommands.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { openNewBackboneActivity } from '#web/board/selection/newActivity.ts';
import { openPicker } from '#web/board/selection/picker.ts';
import { PICKER_KEYS } from '#web/board/selection/pickerKeys.ts';
import type { MapView } from '#web/board/view/MapView.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { inWords } from './quickChanges.ts';

/** Offers what can be done on the board: with the active card, or with all selected ones, and with the map. */
export function useBoardCommands(view: MapView | null): void {
  const actions = useActions();
  const editable = useMayEdit();
  usePageCommands((): PageCommand[] => {
    const { active } = actions.ui.get();
    const card = active?.at === 'card' && actions.layout.cards.has(active.id) ? active.id : null;
    const selected = actions.selection.items;
    const cards = selected.length > 0 ? selected : card === null ? [] : [card];
    const detail = inWords(actions, cards);
    const anchor = () =>
      [...document.querySelectorAll<HTMLElement>('[data-card]')].find(({ dataset }) => dataset['card'] === cards[0]);
    const pick = Object.entries(PICKER_KEYS).map(([key, kind]) => ({
      ...{ id: kind, text: texts.menu[kind], detail, keys: [key.toUpperCase()] },
      run: () => openPicker(actions, kind, selected.length > 0 ? null : card, anchor() ?? document.body),
    }));
    const ofCard: PageCommand[] =
      card === null || selected.length > 0
        ? []
        : [
            {
              ...{ id: 'information', text: storyMapTexts.menu.information, detail, keys: ['I'] },
              run: () => actions.ui.set({ dialog: { kind: 'information', card } }),
            },
            {
              ...{ id: 'comment', text: commentTexts.toComments, detail, keys: ['T'] },
              run: () => actions.ui.set({ dialog: { kind: 'information', card, commenting: true } }),
            },
          ];
    const adding: PageCommand[] = [
      { id: 'add', text: storyMapTexts.add, run: () => actions.addAtEnd(null) },
      {
        ...{ id: 'add all', text: storyMapTexts.addWithFields, keys: ['Shift+N'] },
        run: () => openNewBackboneActivity(actions),
      },
    ];
    const looking: PageCommand[] =
      view === null ? [] : [{ id: 'fit', text: storyMapTexts.zoom.fit, keys: ['F'], run: () => view.fit() }];
    return [...(editable && cards.length > 0 ? pick : []), ...ofCard, ...(editable ? adding : []), ...looking];
  });
}
