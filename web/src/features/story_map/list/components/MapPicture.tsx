import { MAX_OUTLINE_COLUMNS, MAX_OUTLINE_ROWS } from '#shared/model/story_map/outline.ts';
import styles from './card.module.css';

/** In units of the drawing. */
const WIDTH = 22;
const GAP = 4;
const BACKBONE_HEIGHT = 11;
const SKELETON_HEIGHT = 8;
const ROW = SKELETON_HEIGHT + 3;
const SKELETON_TOP = BACKBONE_HEIGHT + GAP;
const viewBox = `-1 -1 ${MAX_OUTLINE_COLUMNS * (WIDTH + GAP) + 2} ${SKELETON_TOP + MAX_OUTLINE_ROWS * ROW + 1}`;

/** How many columns an empty map shows as an outline. */
const EMPTY_COLUMNS = 4;

/**
 * A small picture of a story map: its backbone in order, with the sub-activities below. Decorative: what it shows is
 * said beside it.
 * @param columns the number of sub-activities of each backbone Activity; of an empty map none
 */
export function MapPicture({ columns }: { columns: readonly number[] }) {
  const isEmpty = columns.length === 0;
  const drawn = isEmpty ? Array.from({ length: EMPTY_COLUMNS }, () => 0) : columns;
  return (
    <div aria-hidden className={styles['picture']}>
      <svg viewBox={viewBox} preserveAspectRatio="xMinYMin meet" data-empty={isEmpty ? '' : undefined}>
        {drawn.map((rows, column) => (
          <g key={column} transform={`translate(${column * (WIDTH + GAP)} 0)`}>
            <rect width={WIDTH} height={BACKBONE_HEIGHT} rx="2" className={styles['backbone']} />
            {Array.from({ length: rows }, (_, row) => (
              <rect
                key={row}
                y={SKELETON_TOP + row * ROW}
                width={WIDTH}
                height={SKELETON_HEIGHT}
                rx="2"
                className={styles['skeleton']}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
