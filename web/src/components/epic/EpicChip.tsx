import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import styles from './epicChip.module.css';

/** What a chip shows of an epic. */
export type ChipContent = {
  /** Null while it has none. */
  name: string | null;
  /** The name and the colour of its priority. */
  priority: string | undefined;
  color: string | undefined;
  completed: boolean;
};

type Props = ChipContent &
  Omit<LinkProps, 'color' | 'title' | 'children'> & {
    ref?: Ref<HTMLAnchorElement>;
    /** What stands around the chip, such as the edge of a colleague who is on it. */
    around?: ReactNode;
  };

/** An epic on a roadmap or an initiative, in one line. It links to the epic in its release. */
export function EpicChip({ name, priority, color, completed, className = '', style, around, ...link }: Props) {
  const label = name ?? texts.unnamed;
  return (
    <Link
      {...link}
      className={`${styles['chip']} ${className}`}
      style={{ ...style, ...(color !== undefined && { '--priority': color }) }}
      title={priority === undefined ? label : `${label} · ${priority}`}
      draggable={false}
      data-done={completed || undefined}
      data-unnamed={name === null || undefined}
    >
      {completed && (
        <span className={styles['done']} role="img" aria-label={texts.epicDone}>
          ✓
        </span>
      )}
      <span className={styles['text']} dir="auto">
        {label}
      </span>
      {around}
    </Link>
  );
}

/** The preview of a dragged epic. */
export function ChipPreview({ name, refused }: { name: string; refused: boolean }) {
  return (
    <div className={`${styles['chip'] ?? ''} ${styles['preview'] ?? ''}`} data-refused={refused || undefined}>
      <span className={styles['text']} dir="auto">
        {name}
      </span>
    </div>
  );
}
