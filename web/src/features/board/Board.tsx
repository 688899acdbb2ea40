import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { DropLine } from '#web/map/dragging/DropLine.tsx';
import { useActions, useUi } from '#web/map/selection/boardContext.ts';
import type { FocusTarget } from '#web/map/selection/types.ts';
import { firstFocusTarget, isThere } from '#web/map/selection/walk.ts';
import type { CardId } from '#web/map/types.ts';
import { useCard, useCardRow, useContainerId, useHead, useMayEdit } from '#web/map/useMap.ts';
import { useMapKeys } from '#web/map/view/useMapKeys.ts';
import { useScroller } from '#web/map/view/useScroller.ts';
import { ViewContext } from '#web/map/view/viewContext.ts';
import { ZoomControl } from '#web/map/view/ZoomControl.tsx';
import { Backbone } from './Backbone.tsx';
import styles from './board.module.css';
import { pressKey } from './boardKeys.ts';
import { Cells } from './Cells.tsx';
import { DragLayer } from './DragLayer.tsx';
import { EmptyMap } from './EmptyMap.tsx';
import { useContextMenu } from './useContextMenu.ts';
import { usePaste } from './usePaste.ts';
import { useNewWindow, WindowContext } from './window/windowContext.ts';

/** The board: the backbone on top, children below. It handles keys and presses once, for all cards. */
export function Board() {
  const actions = useActions();
  const editable = useMayEdit();
  const id = useContainerId();
  const name = useHead((head) => head.name);
  const carrying = useUi((ui) => ui.drag !== null);
  const canvas = useRef<HTMLDivElement>(null);
  const tap = useSpaceTap(editable);
  const [scroller, attach] = useScroller(id, tap);
  const view = scroller?.view ?? null;
  const window = useNewWindow(scroller);
  useMapKeys(actions, view);
  useActiveFocusTarget(editable);
  // Before it is painted, and once all columns stand there.
  useLayoutEffect(() => view?.restore(), [view]);

  const onPaste = usePaste();
  const onContextMenu = useContextMenu();

  const onKeyDown = (event: KeyboardEvent) => {
    const target = focusTargetOf(event.target);
    const { lifted } = actions.ui.get();
    // Space alone picks up, Space and dragging pans: it is known which only when it is let go.
    if (lifted === null && (target === undefined || event.key === ' ')) return;
    const anchor = event.target instanceof HTMLElement ? event.target : null;
    if (pressKey(actions, editable, event, target ?? { at: 'card', id: lifted?.card ?? '' }, anchor))
      event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const target = focusTargetOf(event.target);
    if (target !== undefined) actions.activate(target, false);
  };

  return (
    <ViewContext value={view}>
      <DragLayer canvas={canvas}>
        <section
          ref={attach}
          className={styles['scroller']}
          aria-label={fill(storyMapTexts.board, { name })}
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
          // During a drag nothing else matters.
          onPointerOver={({ target }) =>
            actions.ui.get().drag === null && actions.ui.set({ pointed: cardBelow(target) })
          }
          onPointerLeave={() => actions.ui.set({ pointed: null })}
        >
          {window !== null && (
            <WindowContext value={window}>
              <div ref={canvas} className={styles['canvas']}>
                <Backbone />
                <Cells />
                <EmptyMap />
                <CardDropLine />
              </div>
            </WindowContext>
          )}
        </section>
        {view !== null && <ZoomControl />}
      </DragLayer>
    </ViewContext>
  );
}

/** Shows where a dragged card will land. */
function CardDropLine() {
  return <DropLine line={useUi((ui) => ui.drag?.landing?.line ?? null)} />;
}

/** The card at an element, or null. */
function cardBelow(origin: EventTarget): CardId | null {
  const element = origin instanceof Element ? origin.closest<HTMLElement>('[data-card]') : null;
  return element?.dataset['card'] ?? null;
}

/** The focus target that an element of the board stands for. */
function focusTargetOf(origin: EventTarget): FocusTarget | undefined {
  const element = origin instanceof Element ? origin.closest<HTMLElement>('[data-focus-target]') : null;
  if (element === null) return undefined;
  const add = element.dataset['add'];
  if (add !== undefined) return { at: 'add', parentId: add === '' ? null : add };
  const id = element.closest<HTMLElement>('[data-card]')?.dataset['card'];
  return id === undefined ? undefined : { at: 'card', id };
}

/** What Space does on an element of the board. */
function useSpaceTap(editable: boolean): (target: Element) => void {
  const actions = useActions();
  // The board keeps its controllers, and with them its position, when a person becomes an editor.
  const mayEdit = useRef(editable);
  useLayoutEffect(() => {
    mayEdit.current = editable;
  }, [editable]);
  return useCallback(
    (element: Element) => {
      const target = focusTargetOf(element);
      const anchor = element instanceof HTMLElement ? element : null;
      if (target !== undefined) pressKey(actions, mayEdit.current, SPACE, target, anchor);
    },
    [actions],
  );
}

const SPACE = { key: ' ', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** There is always one element of the board that Tab reaches, also after a colleague took the active card away. */
function useActiveFocusTarget(editable: boolean): void {
  const actions = useActions();
  const active = useUi((ui) => ui.active);
  const card = useCard(active?.at === 'card' ? active.id : (active?.parentId ?? null));
  const hasAny = useCardRow(null).length > 0 || editable;
  const there = active !== null && isThere(actions.layout, active) && (card !== undefined || active.at === 'add');
  useEffect(() => {
    if (there || !hasAny) return;
    const first = firstFocusTarget(actions.layout, editable);
    // On an empty map there is only one action, so it has the focus.
    actions.activate(first, first?.at === 'add');
  }, [actions, there, hasAny, editable]);
}
