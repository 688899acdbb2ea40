import { type FocusEvent, type MouseEvent, useLayoutEffect, useMemo } from 'react';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DropLine } from '#web/board/dragging/DropLine.tsx';
import { useActiveItem } from '#web/board/keys/useActiveItem.ts';
import { useItemKeys } from '#web/board/keys/useItemKeys.ts';
import { useBoardPageKeys } from '#web/board/keys/usePageKeys.ts';
import { menuOriginOf } from '#web/board/menu/menuOrigin.ts';
import type { ReadyArea } from '#web/board/view/ReadyArea.ts';
import shared from '#web/board/view/scroller.module.css';
import { useScroller } from '#web/board/view/useScroller.ts';
import { useSpans } from '#web/board/view/useSpans.ts';
import { ViewContext } from '#web/board/view/viewContext.ts';
import { ZoomControl } from '#web/board/view/ZoomControl.tsx';
import { useContainerId, useHead, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { keyOf, type SliceCard } from '../model/board.ts';
import { columnsIn, lanesIn, placeLanes } from '../model/placing.ts';
import { sliceRemoval } from '../model/removal.ts';
import type { SliceActions } from '../model/SliceActions.ts';
import { sliceKeys } from '../model/sliceKeys.ts';
import { firstCard, isThere } from '../model/walk.ts';
import { cardsNear } from '../model/window.ts';
import { useSliceActions, useSliceBoard, useSliceUi } from '../slicesContext.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { dropLine } from './dropLine.ts';
import { Lane } from './Lane.tsx';
import { Preview } from './Preview.tsx';
import { sliceDragging } from './sliceDragging.ts';
import styles from './slices.module.css';
import { useGradually } from './useGradually.ts';

/** The lanes, in a scroller that zooms and pans like the map. It handles keys once, for all cards. */
export function Board() {
  const actions = useSliceActions();
  const id = useContainerId();
  const name = useHead((head) => head.name);
  const narrow = useNarrow();
  const editable = useMayEdit();
  const carrying = useSliceUi(({ drag, lifted }) => drag !== null || lifted !== null);
  const keys = useMemo(() => sliceKeys(actions, editable), [actions, editable]);
  const kinds = useMemo(() => [sliceDragging(actions)], [actions]);
  const { onKeyDown, onTap } = useItemKeys(keys, cardAt);
  const several = useMemo(
    () => ({
      selection: actions.selection,
      removal: sliceRemoval(actions),
      refuse: (text: string) => actions.refuse(text),
    }),
    [actions],
  );
  const [scroller, attach] = useScroller(`${id}/slices`, onTap);
  const view = scroller?.view ?? null;
  useBoardPageKeys(actions, () => actions.ui.set({ keys: true }), view);
  useActiveCard(keys);
  useLayoutEffect(() => actions.ui.set({ single: narrow }), [actions, narrow]);
  useLayoutEffect(() => view?.restore(), [view]);

  const onFocus = (event: FocusEvent) => {
    const item = cardAt(event.target);
    if (item !== undefined) actions.activate(item, false);
  };
  const onContextMenu = (event: MouseEvent) => {
    const origin = menuOriginOf(event, '[data-item]');
    const item = origin && cardAt(origin.anchor);
    if (origin === undefined || item === undefined || !editable || isCarrying(actions)) return;
    event.preventDefault();
    actions.activate(item, false);
    actions.ui.set({ menu: { ...item, ...origin } });
  };
  return (
    <ViewContext value={view}>
      <DragBoard editable={editable} kinds={kinds} several={several} keys={[keys]} preview={<Preview />}>
        <section
          ref={attach}
          className={`${shared['panning']} ${styles['scroller']}`}
          aria-label={sliceTexts.board({ name })}
          data-board="pans"
          data-carrying={carrying || undefined}
          data-single={narrow || undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onContextMenu={onContextMenu}
          // During a drag nothing else matters.
          onPointerOver={({ target }) => actions.ui.get().drag === null && actions.point(cardAt(target) ?? null)}
          onPointerLeave={() => actions.point(null)}
          onBlur={({ target }) => {
            const { lifted } = actions.ui.get();
            const item = cardAt(target);
            if (lifted !== null && item?.card === lifted.item.card && item.lane === lifted.item.lane)
              keys.putBack(false);
          }}
        >
          {scroller !== null && <Canvas area={scroller.area} />}
        </section>
        {view !== null && !narrow && <ZoomControl />}
      </DragBoard>
    </ViewContext>
  );
}

/** All lanes; only what is near the viewport is mounted, new cards over several frames (see `useGradually`). */
function Canvas({ area }: { area: ReadyArea }) {
  const board = useSliceBoard();
  const single = useSliceUi((ui) => ui.single);
  const placing = useMemo(() => placeLanes(board, single), [board, single]);
  const { across, down } = useSpans(area);
  const using = useSliceUi(({ active, drag, lifted }) =>
    [active, drag?.item, lifted?.item].map((item) => (item ? keyOf(item) : '-')).join('\n'),
  );
  const columns = single ? ONE : columnsIn(board.columns.length, across);
  const { from, to } = columns;
  const { near, inUse, wanted } = useMemo(() => {
    const window = { columns: { from, to }, down, single };
    const used = new Set(using.split('\n'));
    const lanes = [...used].map((key) => key.split('/')[0]);
    const found = lanesIn(placing, down, (lane) => lanes.includes(lane)).map(
      (placed) => [placed, cardsNear(placed, window, used)] as const,
    );
    return { near: found, inUse: used, wanted: found.flatMap(([, cards]) => cards.map(({ key }) => key)) };
  }, [placing, from, to, down, single, using]);
  const mounted = useGradually(wanted);
  const size = single ? { height: placing.height } : { width: placing.width, height: placing.height };
  return (
    <div className={shared['canvas']} style={size}>
      {!single && <ColumnHeads columns={board.columns} shown={columns} />}
      {near.map(([placed, cards]) => (
        <Lane
          key={placed.lane.id}
          placed={placed}
          completedIn={board.completedIn}
          cards={cards.filter(({ key }) => mounted.has(key) || inUse.has(key))}
        />
      ))}
      <LandingLine placing={placing} single={single} />
    </div>
  );
}

/** Whether a card is carried at this moment. */
const isCarrying = ({ ui }: SliceActions) => ui.get().drag !== null || ui.get().lifted !== null;

/** The columns of narrow screens. */
const ONE = { from: 0, to: 1 };

/** Shows where the carried card will land. */
function LandingLine({ placing, single }: { placing: ReturnType<typeof placeLanes>; single: boolean }) {
  const actions = useSliceActions();
  const drag = useSliceUi((ui) => ui.drag);
  const lifted = useSliceUi((ui) => ui.lifted);
  return <DropLine line={dropLine(actions, { drag, lifted }, placing, single)} />;
}

/** The card at an element. */
function cardAt(origin: EventTarget): SliceCard | undefined {
  const element = origin instanceof Element ? origin.closest<HTMLElement>('[data-card]') : null;
  const { card, lane } = element?.dataset ?? {};
  return card === undefined || lane === undefined ? undefined : { lane, card };
}

/** Keeps one card reachable by Tab, and ends the carrying of a card that is gone. */
function useActiveCard(keys: ReturnType<typeof sliceKeys>): void {
  const actions = useSliceActions();
  const board = useSliceBoard();
  const active = useSliceUi((ui) => ui.active);
  const first = firstCard(board);
  const isKept = active === null ? first === null : isThere(board, active);
  useActiveItem(isKept, () => actions.activate(first, false), keys);
}
