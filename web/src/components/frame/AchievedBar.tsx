import styles from './achievedBar.module.css';

type Props = { percent: number; inactive?: boolean; className?: string | undefined };

/** How much of a benefit, or of an objective, is achieved, as a bar beside the number. */
export function AchievedBar({ percent, inactive = false, className }: Props) {
  return (
    <svg aria-hidden className={`${styles['track']} ${className ?? ''}`} data-inactive={inactive || undefined}>
      <rect width={`${percent}%`} height="100%" />
    </svg>
  );
}
