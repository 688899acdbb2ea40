import type { CSSProperties } from 'react';
import styles from './controls.module.css';

type Props = { path: string; small?: boolean; className?: string | undefined; style?: CSSProperties };

/**
 * A shape of `icons.ts` or `pageIcons.ts` in the colour of the surrounding text. Decorative: a text beside it, or the
 * name of its button, gives its meaning.
 */
export function Icon({ path, small = false, className = '', style }: Props) {
  const classes = `${styles['icon']} ${small ? styles['smallIcon'] : ''} ${className}`;
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classes} style={style}>
      <path d={path} />
    </svg>
  );
}
