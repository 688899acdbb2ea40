import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { pressKey } from '../model/boardKeys.ts';
import type { Spot } from '../model/types.ts';
import { firstSpot, isThere } from '../model/walk.ts';
import { useMapKeys } from '../view/useMapKeys.ts';
import { useScroller } from '../view/useScroller.ts';
import { ViewContext } from '../view/viewContext.ts';
import { ZoomControl } from '../view/ZoomControl.tsx';
import { Backbone } from './Backbone.tsx';
import { useActions, useBoard, useContainerId, useEditable, useMap, useUi } from './boardContext.ts';
import styles from './board.module.css';
import { Cells } from './Cells.tsx';
import { DragLayer } from './DragLayer.tsx';
import { DropLine } from './DropLine.tsx';
import { EmptyMap } from './EmptyMap.tsx';
import { Purpose } from './Purpose.tsx';
import { ShownColumns, ShownColumnsContext } from './ShownColumns.ts';
import { NearnessContext } from './useNear.ts';

/** The map as a wall: the backbone on top, what stands under it below. Keys and presses are taken here once, for all cards. */
export function Board() {
  const actions = useActions();
  const editable = useEditable();
  const id = useContainerId();
  const name = useMap(({ head }) => head.name);
  const carrying = useUi((ui) => ui.drag !== null);
  const canvas = useRef<HTMLDivElement>(null);
  const [columns] = useState(() => new ShownColumns());
  const tap = useSpaceTap(editable);
  const [scroller, attach] = useScroller(id, tap);
  const view = scroller?.view ?? null;
  useMapKeys(actions, view);
  useActiveSpot(editable);
  // Before it is painted, and once all columns stand there.
  useLayoutEffect(() => view?.restore(), [view]);

  const onKeyDown = (event: KeyboardEvent) => {
    const spot = spotOf(event.target);
    const { lifted } = actions.ui.get();
    // Space alone picks up, Space and dragging pans: it is known which only when it is let go.
    if (lifted === null && (spot === undefined || event.key === ' ')) return;
    const anchor = event.target instanceof HTMLElement ? event.target : null;
    if (pressKey(actions, editable, event, spot ?? { at: 'card', id: lifted ?? '' }, anchor)) event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const spot = spotOf(event.target);
    if (spot !== undefined) actions.activate(spot, false);
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
          onDoubleClick={(event) => {
            const spot = spotOf(event.target);
            if (spot?.at !== 'card') return;
            if (editable) actions.startRename(spot.id);
            else actions.ui.set({ dialog: { kind: 'read', card: spot.id } });
          }}
          onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)}
        >
          {scroller !== null && (
            <NearnessContext value={scroller.nearness}>
              <div ref={canvas} className={styles['canvas']}>
                <Purpose />
                <ShownColumnsContext value={columns}>
                  <Backbone />
                  <Cells />
                </ShownColumnsContext>
                <EmptyMap />
                <DropLine />
              </div>
            </NearnessContext>
          )}
        </section>
        {view !== null && <ZoomControl />}
      </DragLayer>
    </ViewContext>
  );
}

/** The spot that an element of the board stands for. */
function spotOf(target: EventTarget): Spot | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;
  if (element === null) return undefined;
  const add = element.dataset['add'];
  if (add !== undefined) return { at: 'add', parentId: add === '' ? null : add };
  const id = element.closest<HTMLElement>('[data-card]')?.dataset['card'];
  return id === undefined ? undefined : { at: 'card', id };
}

/** What Space does on an element of the board. */
function useSpaceTap(editable: boolean): (target: Element) => void {
  const actions = useActions();
  return useCallback(
    (target: Element) => {
      const spot = spotOf(target);
      const anchor = target instanceof HTMLElement ? target : null;
      if (spot !== undefined) pressKey(actions, editable, SPACE, spot, anchor);
    },
    [actions, editable],
  );
}

const SPACE = { key: ' ', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** There is always one element of the board that Tab reaches, also after a colleague took the active card away. */
function useActiveSpot(editable: boolean): void {
  const actions = useActions();
  const active = useUi((ui) => ui.active);
  const there = useBoard(({ layout }) => active !== null && isThere(layout, active));
  const hasAny = useBoard(({ layout }) => firstSpot(layout, editable) !== null);
  useEffect(() => {
    if (there || !hasAny) return;
    const first = firstSpot(actions.layout, editable);
    // On an empty map there is one thing to do, so the keyboard is there already.
    actions.activate(first, first?.at === 'add');
  }, [actions, there, hasAny, editable]);
}
