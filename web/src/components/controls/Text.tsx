import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import styles from './controls.module.css';

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'p' | 'div' | 'span' | 'dt' | 'dd';
  look?: 'heading' | 'title' | 'subtitle' | 'body' | 'compact' | 'label' | 'caption';
  /** Less prominent than its surroundings. */
  quiet?: boolean;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
};

/** A text in one of the product's sizes (`theme/tokens.ts`), without MUI. */
export function Text({ as: name = 'p', look = 'body', quiet = false, className = '', ...rest }: Props) {
  // The elements differ in their refs only.
  const Tag = name as ElementType;
  return <Tag {...rest} className={`${styles[look]} ${quiet ? styles['quiet'] : ''} ${className}`} />;
}
