import { type FocusEvent, useLayoutEffect, useMemo, useRef } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DropLine } from '#web/board/dragging/DropLine.tsx';
import { useActiveItem } from '#web/board/keys/useActiveItem.ts';
import { useItemKeys } from '#web/board/keys/useItemKeys.ts';
import { useBoardPageKeys } from '#web/board/keys/usePageKeys.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import type { FocusTarget } from '#web/board/selection/types.ts';
import { firstFocusTarget, isThere } from '#web/board/selection/walk.ts';
import shared from '#web/board/view/scroller.module.css';
import { useScroller } from '#web/board/view/useScroller.ts';
import { ViewContext } from '#web/board/view/viewContext.ts';
import { ZoomControl } from '#web/board/view/ZoomControl.tsx';
import type { CardId } from '#web/replica/story_map/types.ts';
import {
  useCard,
  useCardRow,
  useContainerId,
  useHead,
  useLayout,
  useMayBegin,
  useMayEdit,
} from '#web/replica/story_map/useMap.ts';
import { Backbone } from './Backbone.tsx';
import styles from './board.module.css';
import { cardKeys } from './cardKeys.ts';
import { Cells } from './Cells.tsx';
import { useCardDragging } from './dragging/cardDragging.ts';
import { CardPreview } from './dragging/CardPreview.tsx';
import { EmptyMap } from './EmptyMap.tsx';
import { usePaste } from './paste/usePaste.ts';
import { quickActs } from './quick/quickActs.ts';
import { useBoardCommands } from './quick/useBoardCommands.ts';
import { cardRemoval } from './removal.ts';
import { useContextMenu } from './useContextMenu.ts';
import { useNewWindow, WindowContext } from './window/windowContext.ts';

/** The board: the backbone on top, children below. It handles keys and clicks once, for all cards. */
export function Board() {
  const actions = useActions();
  const editable = useMayEdit();
  const id = useContainerId();
  const name = useHead((head) => head.name);
  const carrying = useUi((ui) => ui.drag !== null);
  const canvas = useRef<HTMLDivElement>(null);
  const mayBegin = useMayBegin();
  const keys = useMemo(() => cardKeys(actions, editable, mayBegin), [actions, editable, mayBegin]);
  const kinds = useCardDragging(canvas);
  const { onKeyDown, onTap } = useItemKeys(keys, focusTargetOf);
  const several = useMemo(
    () => ({
      selection: actions.selection,
      acts: quickActs(actions),
      removal: cardRemoval(actions),
      refuse: (text: string) => actions.refuse(text),
    }),
    [actions],
  );
  const [scroller, attach] = useScroller(id, onTap);
  const view = scroller?.view ?? null;
  const window = useNewWindow(scroller);
  useBoardPageKeys(actions, () => actions.ui.set({ dialog: { kind: 'keys' } }), view);
  useBoardCommands(view);
  useActiveFocusTarget(keys, editable);
  // Restores the view before the first paint, once all columns are mounted.
  useLayoutEffect(() => view?.restore(), [view]);

  const onPaste = usePaste();
  const onContextMenu = useContextMenu();

  const onFocus = (event: FocusEvent) => {
    const target = focusTargetOf(event.target);
    if (target !== undefined) actions.activate(target, false);
  };

  return (
    <ViewContext value={view}>
      <DragBoard
        editable={editable}
        kinds={kinds}
        several={several}
        keys={[keys]}
        preview={<CardPreview />}
        className={styles['surface']}
      >
        <section
          ref={attach}
          className={`${shared['panning']} ${styles['scroller']}`}
          aria-label={storyMapTexts.board({ name })}
          data-board="pans"
          data-carrying={carrying || undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onPaste={onPaste}
          onContextMenu={onContextMenu}
          onDoubleClick={(event) => {
            const target = focusTargetOf(event.target);
            if (target?.at !== 'card') return;
            if (editable) actions.startRename(target.id);
            else actions.ui.set({ dialog: { kind: 'read', card: target.id } });
          }}
          // A drag takes precedence over hovering.
          onPointerOver={({ target }) =>
            actions.ui.get().drag === null && actions.ui.set({ pointed: cardBelow(target) })
          }
          onPointerLeave={() => actions.ui.set({ pointed: null })}
        >
          {window !== null && (
            <WindowContext value={window}>
              <div ref={canvas} className={`${shared['canvas']} ${styles['canvas']}`}>
                <Backbone />
                <Cells />
                <EmptyMap />
                <CardDropLine />
              </div>
            </WindowContext>
          )}
        </section>
        {view !== null && <ZoomControl />}
      </DragBoard>
    </ViewContext>
  );
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
  const hasAny = useCardRow(null).length > 0 || editable;
  const there = active !== null && isThere(actions.layout, active) && (card !== undefined || active.at === 'add');
  const activateFirst = () => {
    const first = firstFocusTarget(actions.layout, editable);
    // An empty map has only one action, so that takes the focus.
    actions.activate(first, first?.at === 'add');
  };
  useActiveItem(there || !hasAny, activateFirst, keys);
}
