import type { CSSProperties } from 'react';
import styles from './progress.module.css';

type Props = {
  'aria-label': string;
  done: number;
  /** 0 while nobody knows how much there is to do. */
  total: number;
  style?: CSSProperties;
};

/** A bar that fills as work gets done. */
export function Progress({ done, total, style, ...rest }: Props) {
  const percent = total === 0 ? undefined : Math.round((100 * done) / total);
  return (
    <div
      {...rest}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles['progress']}
      style={style}
    >
      <div style={{ width: `${percent ?? 0}%` }} data-unknown={percent === undefined ? '' : undefined} />
    </div>
  );
}
