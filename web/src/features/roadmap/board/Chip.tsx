import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { roadmapTexts as texts } from '#shared/texts/roadmap.ts';
import { paths } from '#web/app/paths.ts';
import type { RoadmapUi } from '../model/RoadmapActions.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import styles from './roadmap.module.css';

/** The states of a chip as bits of one number, so that each chip needs one subscription. */
const ACTIVE = 1;
const LIFTED = 2;
const DRAGGED = 4;

const stateOf = ({ active, lifted, drag }: RoadmapUi, id: string): number =>
  (active === id ? ACTIVE : 0) | (lifted?.chip.id === id ? LIFTED : 0) | (drag?.item.id === id ? DRAGGED : 0);

type Props = {
  id: string;
  name: string | null;
  /** The map, the release and the Activity. */
  containerId: string;
  releaseId: string;
  whatId: string;
  /** Of its priority. */
  color: string | undefined;
  priority: string | undefined;
  completed: boolean;
  /** Whether it can be moved. */
  movable: boolean;
  /** Within its row; null in a list. */
  place: { left: number; top: number; width: number } | null;
};

/** An epic. It links to the epic in its release. */
export const Chip = memo(
  function Chip({ id, name, containerId, releaseId, whatId, color, priority, completed, movable, place }: Props) {
    const state = useRoadmapUi((ui) => stateOf(ui, id));
    const face = useFocus(id);
    const is = (bit: number) => (state & bit) !== 0;
    const label = name ?? texts.unnamed;
    return (
      <Link
        ref={face}
        to={paths.releaseWhat(containerId, releaseId, whatId, id)}
        className={styles['chip']}
        style={{ ...place, ...(color !== undefined && { '--priority': color }) }}
        tabIndex={place === null || is(ACTIVE) ? 0 : -1}
        title={priority === undefined ? label : `${label} · ${priority}`}
        draggable={false}
        data-chip={id}
        data-focus-target=""
        data-movable={movable || undefined}
        data-done={completed || undefined}
        data-unnamed={name === null || undefined}
        data-lifted={is(LIFTED) || undefined}
        data-dragged={is(DRAGGED) || undefined}
      >
        {completed && (
          <span className={styles['done']} role="img" aria-label={texts.epicDone}>
            ✓
          </span>
        )}
        <span className={styles['chipText']} dir="auto">
          {label}
        </span>
      </Link>
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
  useEffect(() => {
    if (focus === 0 || element.current === null || !actions.claimFocus(focus)) return;
    element.current.focus({ preventScroll: true });
    element.current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, actions]);
  return element;
}
