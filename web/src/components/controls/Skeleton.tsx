import styles from './controls.module.css';

type Size = number | string;
type Props = { width?: Size; height?: Size; round?: boolean; className?: string | undefined };

/** Holds the space of loading content. */
export function Skeleton({ width, height, round = false, className = '' }: Props) {
  return (
    <span className={`${styles['skeleton']} ${round ? styles['round'] : ''} ${className}`} style={{ width, height }} />
  );
}
