import * as texts from '#shared/texts/boardSelection.ts';
import type { RemovalRules } from '#web/board/select/removalRules.ts';
import { NO_RELEASE } from '#web/replica/release/placeWhat.ts';
import type { SliceCard } from './board.ts';
import type { SliceActions } from './SliceActions.ts';

/** How selected Activities are taken out of their releases. */
export function sliceRemoval(actions: SliceActions): RemovalRules<SliceCard> {
  const out = { lane: NO_RELEASE, copies: false };
  return {
    title: texts.takeOut,
    text: texts.takeOutText,
    confirm: texts.takeOutConfirm,
    whyNot: (item) => {
      const verdict = actions.verdict(item, out);
      if (verdict.does === 'stays') return texts.notInRelease;
      return verdict.does === 'refused' ? verdict.refusal : undefined;
    },
    remove: (item) => actions.place(item, out, true),
  };
}
