import { useLayoutEffect, useMemo } from 'react';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { useShareBoard } from '#web/board/colleague/useShareBoard.ts';
import { DropLine } from '#web/board/dragging/DropLine.tsx';
import { useActiveInGrid } from '#web/board/keys/useActiveItem.ts';
import { PanningBoard } from '#web/board/view/PanningBoard.tsx';
import type { ReadyArea } from '#web/board/view/ReadyArea.ts';
import shared from '#web/board/view/scroller.module.css';
import { useSpans } from '#web/board/view/useSpans.ts';
import { useContainerId, useHead, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { cardOf, keyOf } from '../model/board.ts';
import { columnsIn, lanesIn, placeLanes } from '../model/placing.ts';
import { sliceRemoval } from '../model/removal.ts';
import { cardsNear } from '../model/window.ts';
import { useSliceActions, useSliceBoard, useSliceUi } from '../slicesContext.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { dropLine } from './dropLine.ts';
import { Lane } from './Lane.tsx';
import { Preview } from './Preview.tsx';
import { sliceDragging, sliceKeys, sliceMenu } from './sliceHandling.ts';
import styles from './slices.module.css';
import { useGradually } from './useGradually.ts';

/** The lanes of the open map. */
export function Board() {
  const actions = useSliceActions();
  const id = useContainerId();
  const name = useHead((head) => head.name);
  const narrow = useNarrow();
  const editable = useMayEdit();
  const keys = useMemo(() => sliceKeys(actions, editable), [actions, editable]);
  const kinds = useMemo(() => [sliceDragging(actions)], [actions]);
  const removal = useMemo(() => sliceRemoval(actions), [actions]);
  // Renders when cards come or go.
  useSliceBoard();
  useActiveInGrid(actions, keys);
  useShareBoard(actions, {
    doingOf: ({ active, drag, lifted }) => ({
      selected: active === null ? null : cardOf(active).card,
      dragging: (drag ?? lifted)?.item.card,
    }),
    itemOf: (id) => {
      const item = actions.items.find(({ card }) => card === id);
      return item && keyOf(item);
    },
  });
  useLayoutEffect(() => actions.ui.set({ single: narrow }), [actions, narrow]);
  return (
    <PanningBoard
      board={actions}
      keys={keys}
      kinds={kinds}
      removal={removal}
      editable={editable}
      preview={<Preview />}
      keptAs={`${id}/slices`}
      label={sliceTexts.board({ name })}
      className={styles['scroller']}
      itemAt={actions.itemAt}
      activeOf={keyOf}
      onShowKeys={() => actions.ui.set({ keys: true })}
      menuAt={sliceMenu(actions, editable)}
      hasZoom={!narrow}
      more={{
        'data-single': narrow || undefined,
        // During a drag nothing else matters.
        onPointerOver: ({ target }) => actions.ui.get().drag === null && actions.ui.set({ pointed: keyAt(target) }),
        onPointerLeave: () => actions.ui.set({ pointed: null }),
      }}
    >
      {({ area }) => <Canvas area={area} />}
    </PanningBoard>
  );
}

/** All lanes; only what is near the viewport is mounted, new cards over several frames (see `useGradually`). */
function Canvas({ area }: { area: ReadyArea }) {
  const board = useSliceBoard();
  const single = useSliceUi((ui) => ui.single);
  const placing = useMemo(() => placeLanes(board, single), [board, single]);
  const { across, down } = useSpans(area);
  const using = useSliceUi(({ active, drag, lifted }) =>
    [active, ...[drag?.item, lifted?.item].map((item) => item && keyOf(item))].map((key) => key ?? '-').join('\n'),
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

/** The columns of narrow screens. */
const ONE = { from: 0, to: 1 };

/** Shows where the carried card will land. */
function LandingLine({ placing, single }: { placing: ReturnType<typeof placeLanes>; single: boolean }) {
  const actions = useSliceActions();
  const drag = useSliceUi((ui) => ui.drag);
  const lifted = useSliceUi((ui) => ui.lifted);
  return <DropLine line={dropLine(actions, { drag, lifted }, placing, single)} />;
}

/** The name of the card at an element, which may be its button. */
function keyAt(origin: EventTarget): string | null {
  const element = origin instanceof Element ? origin.closest<HTMLElement>('[data-card]') : null;
  const { card, lane } = element?.dataset ?? {};
  return card === undefined || lane === undefined ? null : keyOf({ lane, card });
}
