import styles from './controls.module.css';

/** A shape of `icons.ts` in the colour of the text around it. Decorative: what it means stands beside it, or in the name of its button. */
export function Icon({ path, small = false }: { path: string; small?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={`${styles['icon']} ${small ? styles['smallIcon'] : ''}`}>
      <path d={path} />
    </svg>
  );
}
