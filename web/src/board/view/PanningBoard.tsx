import { type FocusEvent, type HTMLAttributes, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { DragBoard, type DragBoardProps } from '../dragging/DragBoard.tsx';
import type { ItemKeys } from '../keys/itemKeys.ts';
import { useItemKeys } from '../keys/useItemKeys.ts';
import { useBoardPageKeys } from '../keys/usePageKeys.ts';
import { type MenuAt, menuOpener } from '../menu/menuOpener.ts';
import type { Selection } from '../select/Selection.ts';
import { NO_ACTS, type SelectionAct } from '../select/SelectionBar.tsx';
import shared from './scroller.module.css';
import { type Scroller, useScroller } from './useScroller.ts';
import { ViewContext } from './viewContext.ts';
import { ZoomControl } from './ZoomControl.tsx';

/** What the frame uses of a board. */
type Board<Item, Active> = {
  ui: {
    get: () => { active: Active | null; lifted: unknown; drag: unknown };
    subscribe: (listener: () => void) => () => void;
  };
  activate: (active: Active, focus: boolean) => void;
  selection: Selection<Item>;
  refuse: (text: string) => void;
};

/** Further handlers of the scroller, and what its style sheet reads. */
type More = Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> & { [data: `data-${string}`]: unknown };

type Props<Item, Place, Active, Selected> = Pick<DragBoardProps<Selected>, 'editable' | 'kinds' | 'preview'> & {
  board: Board<Selected, Active>;
  keys: ItemKeys<Item, Place>;
  /** What can be done with what is selected. */
  acts?: readonly SelectionAct[];
  /** How what is selected is removed. */
  removal?: NonNullable<DragBoardProps<Selected>['several']>['removal'];
  /** The class of the box around the scroller. */
  surface?: string | undefined;
  /** Under which the browser keeps the zoom and the position. */
  keptAs: string;
  label: string;
  className?: string | undefined;
  /** The item at an element. */
  itemAt: (element: EventTarget) => Item | undefined;
  /** What becomes active with an item. */
  activeOf: (item: Item) => Active;
  /** Whether something else than an item is carried, as the cursor shows. */
  carrying?: boolean;
  onShowKeys: () => void;
  /** The elements with a menu; by default the items. */
  menuOn?: string;
  menuAt: MenuAt;
  hasZoom?: boolean;
  more?: More;
  /** The canvas, once the scroller is mounted. */
  children: (scroller: Scroller) => ReactNode;
};

/** A board in a scroller that zooms and pans: it handles keys, focus, menus and drags once, for all items. */
export function PanningBoard<Item, Place, Active, Selected>({
  board,
  keys,
  acts = NO_ACTS,
  removal,
  keptAs,
  label,
  className = '',
  itemAt,
  activeOf,
  carrying = false,
  onShowKeys,
  menuOn = '[data-item]',
  menuAt,
  hasZoom = true,
  surface,
  more,
  children,
  ...drag
}: Props<Item, Place, Active, Selected>) {
  const { onKeyDown, onTap } = useItemKeys(keys, itemAt);
  const [scroller, attach] = useScroller(keptAs, onTap);
  const view = scroller?.view ?? null;
  const { ui } = board;
  const isCarrying = useSyncExternalStore(ui.subscribe, () => ui.get().drag !== null || ui.get().lifted !== null);
  useBoardPageKeys(board, onShowKeys, view);
  // Before the first paint, once the canvas is mounted.
  useLayoutEffect(() => view?.restore(), [view]);
  const onFocus = ({ target }: FocusEvent) => {
    const item = itemAt(target);
    if (item !== undefined) board.activate(activeOf(item), false);
  };
  return (
    <ViewContext value={view}>
      <DragBoard
        {...drag}
        className={surface}
        keys={[keys]}
        several={{ selection: board.selection, acts, removal, refuse: (text) => board.refuse(text) }}
      >
        <section
          {...more}
          ref={attach}
          className={`${shared['panning']} ${className}`}
          aria-label={label}
          data-board="pans"
          data-carrying={carrying || isCarrying || undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onContextMenu={menuOpener(board, menuOn, menuAt)}
          onBlur={({ target }) => keys.leave(itemAt(target))}
        >
          {scroller !== null && children(scroller)}
        </section>
        {view !== null && hasZoom && <ZoomControl />}
      </DragBoard>
    </ViewContext>
  );
}
