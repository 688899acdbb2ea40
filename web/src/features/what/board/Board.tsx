import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { DropLine } from '#web/board/dragging/DropLine.tsx';
import { NoMatch } from '#web/board/filter/NoMatch.tsx';
import { useShownRow } from '#web/board/filter/useFilter.ts';
import { useActiveItem } from '#web/board/keys/useActiveItem.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import type { FocusTarget } from '#web/board/selection/types.ts';
import { firstFocusTarget, isThere } from '#web/board/selection/walk.ts';
import { PanningBoard } from '#web/board/view/PanningBoard.tsx';
import shared from '#web/board/view/scroller.module.css';
import type { Scroller } from '#web/board/view/useScroller.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard, useContainerId, useHead, useLayout, useMayBegin, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { Backbone } from './Backbone.tsx';
import styles from './board.module.css';
import { cardKeys } from './cardKeys.ts';
import { CARD, cardMenu } from './cardMenu.ts';
import { Cells } from './Cells.tsx';
import { useCardDragging } from './dragging/cardDragging.ts';
import { CardPreview } from './dragging/CardPreview.tsx';
import { EmptyMap } from './EmptyMap.tsx';
import { usePaste } from './paste/usePaste.ts';
import { quickActs } from './quick/quickActs.ts';
import { useBoardCommands } from './quick/useBoardCommands.ts';
import { cardRemoval } from './removal.ts';
import { HeadHeight, useNewHeadHeight } from './window/headHeight.ts';
import { useNewWindow, WindowContext } from './window/windowContext.ts';

/** The board: the backbone on top, children below. */
export function Board() {
  const actions = useActions();
  const editable = useMayEdit();
  const id = useContainerId();
  const name = useHead((head) => head.name);
  const canvas = useRef<HTMLDivElement>(null);
  const mayBegin = useMayBegin();
  const keys = useMemo(() => cardKeys(actions, editable, mayBegin), [actions, editable, mayBegin]);
  const kinds = useCardDragging(canvas);
  usePaste(canvas);
  const acts = useMemo(() => quickActs(actions), [actions]);
  const removal = useMemo(() => cardRemoval(actions), [actions]);
  const head = useNewHeadHeight();
  useActiveFocusTarget(keys, editable);
  return (
    <HeadHeight value={head}>
      <PanningBoard
        board={actions}
        keys={keys}
        kinds={kinds}
        acts={acts}
        removal={removal}
        editable={editable}
        preview={<CardPreview />}
        surface={styles['surface']}
        keptAs={id}
        label={storyMapTexts.board({ name })}
        className={styles['scroller']}
        itemAt={focusTargetOf}
        activeOf={(target) => target}
        onShowKeys={() => actions.ui.set({ dialog: { kind: 'keys' } })}
        menuOn={CARD}
        menuAt={cardMenu(actions)}
        more={{
          style: { '--head': `${head}px` } as CSSProperties,
          onDoubleClick: (event) => {
            const target = focusTargetOf(event.target);
            if (target?.at !== 'card') return;
            if (editable) actions.startRename(target.id);
            else actions.ui.set({ dialog: { kind: 'read', card: target.id } });
          },
          // A drag takes precedence over hovering.
          onPointerOver: ({ target }) =>
            actions.ui.get().drag === null && actions.ui.set({ pointed: cardBelow(target) }),
          onPointerLeave: () => actions.ui.set({ pointed: null }),
        }}
      >
        {(scroller) => (
          <Window scroller={scroller}>
            <div ref={canvas} className={`${shared['canvas']} ${styles['canvas']}`}>
              <Backbone />
              <Cells />
              <EmptyMap />
              <NoMatch />
              <CardDropLine />
            </div>
          </Window>
        )}
      </PanningBoard>
    </HeadHeight>
  );
}

/** Decides which part of the map is mounted, and offers the commands of its view. */
function Window({ scroller, children }: { scroller: Scroller; children: ReactNode }) {
  useBoardCommands(scroller.view);
  return <WindowContext value={useNewWindow(scroller)}>{children}</WindowContext>;
}

/** Shows where the dragged card will land. */
function CardDropLine() {
  return <DropLine line={useUi((ui) => ui.drag?.landing?.line ?? null)} />;
}

/** The card that contains an element, or null. */
function cardBelow(origin: EventTarget): CardId | null {
  const element = origin instanceof Element ? origin.closest<HTMLElement>('[data-card]') : null;
  return element?.dataset['card'] ?? null;
}

/** The focus target that contains an element of the board. */
function focusTargetOf(origin: EventTarget): FocusTarget | undefined {
  const element = origin instanceof Element ? origin.closest<HTMLElement>('[data-focus-target]') : null;
  if (element === null) return undefined;
  const add = element.dataset['add'];
  if (add !== undefined) return { at: 'add', parentId: add === '' ? null : add };
  const id = element.closest<HTMLElement>('[data-card]')?.dataset['card'];
  return id === undefined ? undefined : { at: 'card', id };
}

/** Keeps one element of the board reachable by Tab, and ends the carrying of a card that is gone. */
function useActiveFocusTarget(keys: ReturnType<typeof cardKeys>, editable: boolean): void {
  const actions = useActions();
  const active = useUi((ui) => ui.active);
  const lifted = useUi((ui) => ui.lifted?.item ?? null);
  const card = useCard(active?.at === 'card' ? active.id : (active?.parentId ?? null));
  // Renders when a selected card goes away.
  useLayout(() => actions.selection.isWhole);
  // Renders when the picked-up card goes away.
  useCard(lifted);
  const hasAny = useShownRow(null).length > 0 || editable;
  const chosen = useUi((ui) => ui.chosen);
  const first = firstFocusTarget(actions.shown, editable);
  const there = (target: FocusTarget) =>
    !hasAny ||
    (isThere(chosen ? actions.layout : actions.shown, target) && (card !== undefined || target.at === 'add'));
  // An empty map has only one action, so that takes the focus.
  useActiveItem(
    actions,
    { active, first, isThere: there, focus: first?.at === 'add' && actions.layout.cards.size === 0 },
    keys,
  );
}
