import type { ReactNode } from 'react';
import styles from './purpose.module.css';

/** The bar above the Activities. It has the same height while the map loads, so the layout does not jump. */
export function PurposeBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles['bar']} data-purpose="">
      {children}
    </div>
  );
}
