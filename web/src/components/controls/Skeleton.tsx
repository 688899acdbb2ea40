import styles from './controls.module.css';

type Size = number | string;
type Props = { width?: Size; height?: Size; round?: boolean; className?: string | undefined };

/** Keeps the place of something that is being loaded. */
export function Skeleton({ width, height, round = false, className = '' }: Props) {
  return (
    <span className={`${styles['skeleton']} ${round ? styles['round'] : ''} ${className}`} style={{ width, height }} />
  );
}
