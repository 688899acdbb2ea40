import type { HTMLAttributes, ReactNode, RefCallback } from 'react';
import styles from './controls.module.css';

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'p' | 'div' | 'span' | 'dt' | 'dd';
  look?: 'heading' | 'title' | 'subtitle' | 'body' | 'compact' | 'label' | 'caption';
  /** Less prominent than its surroundings. */
  quiet?: boolean;
  ref?: RefCallback<HTMLElement>;
  children: ReactNode;
};

/** A text in one of the product's sizes (`theme/tokens.ts`), without MUI. */
export function Text({ as: Tag = 'p', look = 'body', quiet = false, className = '', ...rest }: Props) {
  return <Tag {...rest} className={`${styles[look]} ${quiet ? styles['quiet'] : ''} ${className}`} />;
}
