import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import styles from './controls.module.css';

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'p' | 'div' | 'span' | 'dt' | 'dd' | 'li' | 'legend' | 'summary';
  look?: 'heading' | 'title' | 'subtitle' | 'body' | 'compact' | 'label' | 'caption';
  /** Less prominent than its surroundings. */
  quiet?: boolean;
  /** Says what is wrong. */
  danger?: boolean;
  /** Cuts what does not fit into one line. */
  oneLine?: boolean;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
};

/** A text in one of the product's sizes (`theme/tokens.ts`). */
export function Text({
  as: name = 'p',
  look = 'body',
  quiet = false,
  danger = false,
  oneLine = false,
  className,
  ...rest
}: Props) {
  // The elements differ in their refs only.
  const Tag = name as ElementType;
  const colour = danger ? styles['danger'] : quiet && styles['quiet'];
  const classes = [styles[look], colour, oneLine && styles['oneLine'], className];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}
