import type { CSSProperties } from 'react';
import styles from './avatar.module.css';

type Props = {
  initials: string | undefined;
  /** Less prominent, and a little larger. */
  quiet?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
};

/** A person's initials on a disc. Decorative: the name stands beside it. */
export function Avatar({ initials, quiet = false, className = '', style }: Props) {
  return (
    <span aria-hidden style={style} className={`${styles['avatar']} ${quiet ? styles['quiet'] : ''} ${className}`}>
      {initials}
    </span>
  );
}
