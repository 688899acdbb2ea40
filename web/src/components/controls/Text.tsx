import type { HTMLAttributes, ReactNode } from 'react';
import styles from './controls.module.css';

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'h1' | 'h2' | 'p' | 'div' | 'span';
  look?: 'heading' | 'title' | 'body' | 'compact';
  /** Less important than what stands beside it. */
  quiet?: boolean;
  children: ReactNode;
};

/** A text in one of the sizes of the product (`theme/tokens.ts`), without MUI. */
export function Text({ as: Tag = 'p', look = 'body', quiet = false, className = '', ...rest }: Props) {
  return <Tag {...rest} className={`${styles[look]} ${quiet ? styles['quiet'] : ''} ${className}`} />;
}
