import { memo } from 'react';
import { paths } from '#web/base/paths.ts';
import { ColleagueEdge } from '#web/board/colleague/ColleagueEdge.tsx';
import { useItem } from '#web/board/state/useItem.ts';
import { type ChipContent, EpicChip } from '#web/components/epic/EpicChip.tsx';
import { useColleagueOn } from '#web/replica/story_map/useMap.ts';
import { useRoadmapActions } from '../roadmapContext.ts';

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
    const { face, carried } = useItem(useRoadmapActions(), id);
    const colleague = useColleagueOn(id);
    return (
      <EpicChip
        {...content}
        {...face}
        {...carried}
        to={paths.releaseWhat(containerId, releaseId, whatId, id)}
        style={place === null ? undefined : { position: 'absolute', ...place }}
        tabIndex={place === null ? 0 : face.tabIndex}
        data-chip={id}
        data-focus-target=""
        data-movable={movable || undefined}
        data-colleague={colleague?.doing}
        around={colleague !== undefined && <ColleagueEdge on={colleague} />}
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
