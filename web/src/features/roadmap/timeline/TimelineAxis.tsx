import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { axisLabels } from '../board/axisLabels.ts';
import { AXIS_HEIGHT, type TimelinePlacing } from '../model/timeline.ts';
import styles from './timeline.module.css';

/** The names of weeks, months, quarters or years, their lines through the rows, and today. */
export function TimelineAxis({ placing: { groups, today } }: { placing: TimelinePlacing }) {
  return (
    <>
      <div className={styles['axis']} style={{ height: AXIS_HEIGHT }}>
        {axisLabels(groups).map(({ text, left }) => (
          <span key={left} className={styles['groupName']} style={{ left }}>
            {text}
          </span>
        ))}
        {today !== null && (
          <span className={styles['today']} style={{ left: today }}>
            {texts.today}
          </span>
        )}
      </div>
      <div className={styles['lines']} aria-hidden="true">
        {groups.map(({ at, left }) => (
          <span key={at} style={{ left }} />
        ))}
      </div>
      {today !== null && <div className={styles['todayLine']} style={{ left: today }} />}
    </>
  );
}
