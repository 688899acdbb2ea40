import type { ReactNode } from 'react';
import styles from './purpose.module.css';

/** The bar above the Activities, as high while the map is being loaded as it is with the purpose in it. */
export function PurposeBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles['bar']} data-purpose="">
      {children}
    </div>
  );
}
