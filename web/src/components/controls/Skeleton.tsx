import type { HTMLAttributes } from 'react';
import styles from './controls.module.css';

type Size = number | string;
type Props = HTMLAttributes<HTMLElement> & {
  width?: Size;
  height?: Size;
  round?: boolean;
  /** Stands for text: as high as a line, or with a height for several, and a little apart from what is above and below. */
  line?: boolean;
};

/** Holds the space of loading content. */
export function Skeleton({ width, height, round = false, line = false, className, style, ...rest }: Props) {
  const classes = [styles['skeleton'], round && styles['round'], line && styles['line'], className];
  return <span {...rest} className={classes.filter(Boolean).join(' ')} style={{ ...style, width, height }} />;
}
