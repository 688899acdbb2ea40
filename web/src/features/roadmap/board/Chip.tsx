import { memo, useRef } from 'react';
import { paths } from '#web/base/paths.ts';
import { itemProps } from '#web/board/select/itemProps.ts';
import { useItemFocus } from '#web/board/state/useItemFocus.ts';
import { type ChipContent, EpicChip } from '#web/components/epic/EpicChip.tsx';
import type { RoadmapUi } from '../model/RoadmapActions.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';

/** The states of a chip as bits of one number, so that each chip needs one subscription. */
const ACTIVE = 1;
const LIFTED = 2;
const DRAGGED = 4;
const SELECTED = 8;

const stateOf = ({ active, lifted, drag, selected }: RoadmapUi, id: string): number =>
  (active === id ? ACTIVE : 0) |
  (lifted?.item.id === id ? LIFTED : 0) |
  (drag?.item.id === id ? DRAGGED : 0) |
  (selected.has(id) ? SELECTED : 0);

type Props = ChipContent & {
  id: string;
  /** The map, the release and the Activity. */
  containerId: string;
  releaseId: string;
  whatId: string;
  /** Whether it can be moved. */
  movable: boolean;
  /** Within its row; null in a list. */
  place: { left: number; top: number; width: number } | null;
};

/** An epic of the roadmap. */
export const Chip = memo(
  function Chip({ id, containerId, releaseId, whatId, movable, place, ...content }: Props) {
    const state = useRoadmapUi((ui) => stateOf(ui, id));
    const face = useFocus(id);
    const is = (bit: number) => (state & bit) !== 0;
    return (
      <EpicChip
        {...content}
        ref={face}
        to={paths.releaseWhat(containerId, releaseId, whatId, id)}
        style={place === null ? undefined : { position: 'absolute', ...place }}
        tabIndex={place === null || is(ACTIVE) ? 0 : -1}
        data-chip={id}
        data-focus-target=""
        {...itemProps(id, is(SELECTED))}
        data-movable={movable || undefined}
        data-lifted={is(LIFTED) || undefined}
        data-dragged={is(DRAGGED) || undefined}
      />
    );
  },
  (before, after) =>
    (Object.keys(after) as (keyof Props)[]).every((key) =>
      key === 'place' ? isSamePlace(before.place, after.place) : before[key] === after[key],
    ),
);

function isSamePlace(a: Props['place'], b: Props['place']): boolean {
  return a === b || (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width);
}

/** The ref of a chip, which takes the focus when the roadmap moves it there. */
function useFocus(id: string) {
  const actions = useRoadmapActions();
  const element = useRef<HTMLAnchorElement>(null);
  const focus = useRoadmapUi(({ active, focus: count }) => (active === id ? count : 0));
  useItemFocus(actions, focus, element);
  return element;
}
