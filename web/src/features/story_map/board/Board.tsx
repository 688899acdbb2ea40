import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { pressKey } from '../model/boardKeys.ts';
import type { Spot } from '../model/types.ts';
import { firstSpot, isThere } from '../model/walk.ts';
import { Backbone } from './Backbone.tsx';
import { useActions, useBoard, useEditable, useUi } from './boardContext.ts';
import styles from './board.module.css';
import { DragLayer } from './DragLayer.tsx';
import { DropLine } from './DropLine.tsx';
import { EmptyMap } from './EmptyMap.tsx';
import { Purpose } from './Purpose.tsx';
import { Nearness, NearnessContext } from './useNear.ts';

/** The map as a wall: the backbone on top, what stands under it below. Keys and presses are taken here once, for all cards. */
export function Board() {
  const actions = useActions();
  const editable = useEditable();
  const name = useBoard(({ head }) => head.name);
  const carrying = useUi((ui) => ui.drag !== null);
  const canvas = useRef<HTMLDivElement>(null);
  const [nearness, attach] = useNearness();
  useActiveSpot(editable);

  const onKeyDown = (event: KeyboardEvent) => {
    const spot = spotOf(event.target);
    const { lifted } = actions.ui.get();
    if (spot === undefined && lifted === null) return;
    const anchor = event.target instanceof HTMLElement ? event.target : null;
    if (pressKey(actions, editable, event, spot ?? { at: 'card', id: lifted ?? '' }, anchor)) event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const spot = spotOf(event.target);
    if (spot !== undefined) actions.activate(spot, false);
  };

  return (
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
          if (editable && spot?.at === 'card') actions.startRename(spot.id);
        }}
        onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)}
      >
        {nearness !== null && (
          <NearnessContext value={nearness}>
            <div ref={canvas} className={styles['canvas']}>
              <Purpose />
              <Backbone />
              <EmptyMap />
              <DropLine />
            </div>
          </NearnessContext>
        )}
      </section>
    </DragLayer>
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

/** What tells columns whether they are near, once the scrolling element is there. */
function useNearness(): [Nearness | null, (scroller: HTMLElement) => () => void] {
  const [nearness, setNearness] = useState<Nearness | null>(null);
  const attach = useCallback((scroller: HTMLElement) => {
    const made = new Nearness(scroller);
    setNearness(made);
    return () => made.stop();
  }, []);
  return [nearness, attach];
}

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
