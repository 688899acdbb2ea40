import type { CSSProperties } from 'react';
import styles from './controls.module.css';

/**
 * A shape of `icons.ts` or `pageIcons.ts` in the colour of the surrounding text. Decorative: a text beside it, or the
 * name of its button, gives its meaning.
 */
export function Icon({ path, small = false, style }: { path: string; small?: boolean; style?: CSSProperties }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`${styles['icon']} ${small ? styles['smallIcon'] : ''}`}
      style={style}
    >
      <path d={path} />
    </svg>
  );
}
