import styles from './controls.module.css';

/** Turns while something loads; `aria-label` says what. */
export function Spinner(props: { 'aria-label': string }) {
  return <span {...props} role="progressbar" className={`${styles['turning']} ${styles['spinning']}`} />;
}
