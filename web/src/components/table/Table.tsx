import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { downward } from '../controls/pageIcons.ts';
import styles from './table.module.css';

export type Column = {
  key: string;
  /** What its heading says; also the name that a screen reader gives to a column of controls. */
  title: string;
  /** A control in place of the title, such as the checkbox that selects all rows. */
  control?: ReactNode;
  /** Whether the title is for screen readers only. */
  isTitleHidden?: boolean;
  /** How the rows are sorted by it, if they can be. */
  sort?: { descending: boolean; onTurn: () => void };
};

type Props = {
  label: string;
  columns: readonly Column[];
  /** The widths of the columns, as in `grid-template-columns`. */
  widths: string;
  /** Whether the rows are of an earlier question, while those of the present one load. */
  isStale?: boolean;
  /** The rows: `TableRow`. */
  children: ReactNode;
};

/**
 * A table of an administrator's page. Where there is little room the cells of a row stand below each other, so its parts
 * say what they are by role: a `<table>` that is laid out as a grid is none to a screen reader.
 */
export function Table({ label, columns, widths, isStale = false, children }: Props) {
  return (
    <div
      role="table"
      aria-label={label}
      aria-busy={isStale || undefined}
      className={styles['table']}
      style={{ '--columns': widths } as CSSProperties}
    >
      <div role="rowgroup" className={styles['head']}>
        <div role="row" className={styles['row']}>
          {columns.map(({ key, title, control, isTitleHidden = false, sort }) => (
            <div
              key={key}
              role="columnheader"
              aria-label={control === undefined ? undefined : title}
              aria-sort={sort && (sort.descending ? 'descending' : 'ascending')}
            >
              {control ??
                (sort === undefined ? (
                  <span className={isTitleHidden ? styles['hidden'] : undefined}>{title}</span>
                ) : (
                  <button type="button" className={styles['sort']} onClick={sort.onTurn}>
                    {title}
                    <Icon path={downward} small className={styles[sort.descending ? 'descending' : 'ascending']} />
                  </button>
                ))}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">{children}</div>
    </div>
  );
}

type RowProps = { selected?: boolean | undefined; className?: string | undefined; children: ReactNode };

/** A row of a `Table`; its children are cells, one of which names it. */
export function TableRow({ selected, className = '', children }: RowProps) {
  return (
    <div role="row" aria-selected={selected} className={`${styles['row']} ${styles['body']} ${className}`}>
      {children}
    </div>
  );
}

/** A cell of a `TableRow`. @param place the area of a narrow screen that it takes */
export function TableCell({ place, children }: { place?: 'start' | 'below' | 'end'; children?: ReactNode }) {
  return (
    <div role="cell" className={place && styles[place]}>
      {children}
    </div>
  );
}

/** The cell that names its row. */
export function TableRowHeader({ children }: { children: ReactNode }) {
  return (
    <div role="rowheader" className={styles['name']}>
      {children}
    </div>
  );
}
