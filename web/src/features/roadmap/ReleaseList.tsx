import { useContext } from 'react';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { chevronRight } from '#web/components/controls/pageIcons.ts';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { Chip } from './board/Chip.tsx';
import { cellKey, type Column, type RoadmapBoard } from './model/board.ts';
import styles from './roadmapPage.module.css';

/** The roadmap on narrow screens: its releases over time, each with its Activities and epics. */
export function ReleaseList({ board }: { board: RoadmapBoard }) {
  return (
    <div className={styles['list']}>
      {board.columns.map((column, i) => (
        <ReleaseItem key={column.id} column={column} board={board} isOpen={i === 0} />
      ))}
    </div>
  );
}

function ReleaseItem({ column, board, isOpen }: { column: Column; board: RoadmapBoard; isOpen: boolean }) {
  const priorities = useContext(PrioritiesContext);
  const { release, mapName, totals } = column;
  const rows = board.rows.flatMap((row) => {
    const chips = board.cells.get(cellKey(row.id, column.id)) ?? [];
    return chips.length === 0 ? [] : [{ row, chips }];
  });
  return (
    <details className={styles['release']} open={isOpen}>
      <summary>
        <Icon path={chevronRight} small />
        <div className={styles['about']}>
          <h2 dir="auto">{release.name}</h2>
          <p>
            {formatPeriod(release) ?? texts.undated}
            {mapName !== null && ` · ${texts.ofMap({ map: mapName })}`}
          </p>
        </div>
        {release.completed ? (
          <CompletedBadge />
        ) : (
          totals.epics > 0 && (
            <span className={styles['count']}>
              <EpicProgress totals={totals} />
            </span>
          )
        )}
      </summary>
      <div className={styles['content']}>
        {rows.length === 0 && <p>{releaseWhatTexts.noEpics}</p>}
        {rows.map(({ row, chips }) => (
          <section key={row.id}>
            <h3 dir="auto">{row.name}</h3>
            <ul>
              {chips.map((chip) => {
                const priority = chip.priority === null ? undefined : priorities.get(chip.priority);
                return (
                  <li key={chip.id}>
                    <Chip
                      id={chip.id}
                      name={chip.name}
                      containerId={column.containerId}
                      releaseId={chip.releaseId}
                      whatId={chip.whatId}
                      color={priority && priorityColor(priority)}
                      priority={priority?.name}
                      completed={chip.completed}
                      movable={false}
                      place={null}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
