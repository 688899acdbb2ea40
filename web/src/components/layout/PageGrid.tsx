import type { ReactNode } from 'react';
import styles from './pageGrid.module.css';

type Props = {
  /** For content to read or fill in: at most as wide as a comfortable line, at the left edge of the grid. */
  narrow?: boolean;
  children: ReactNode;
};

/** The place of a page's content: every page that is not a board has the same left and right edge. */
export function PageGrid({ narrow = false, children }: Props) {
  return (
    <div className={styles['grid']} data-page-grid="">
      {narrow ? <div className={styles['column']}>{children}</div> : children}
    </div>
  );
}
