import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tabRow.module.css';

const ToolsContext = createContext<HTMLElement | null>(null);

type Props = {
  /** At the start of the row: what is there however the page below fares, such as the switch between its views. */
  start: ReactNode;
  /** The page, which adds its own controls with `TabTools`. */
  children: ReactNode;
};

/** A row of controls that belong to one tab, above its page. It stays while the page loads, so nothing jumps. */
export function TabRow({ start, children }: Props) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <ToolsContext value={tools}>
      <div className={styles['row']}>
        {start}
        <div ref={setTools} className={styles['tools']} />
      </div>
      {children}
    </ToolsContext>
  );
}

/** Shows the controls of a page in the row above it. */
export function TabTools({ children }: { children: ReactNode }) {
  const tools = useContext(ToolsContext);
  return tools === null ? null : createPortal(children, tools);
}

/** The row while the page's data and code load. */
export function TabRowSkeleton({ children }: { children: ReactNode }) {
  return <div className={`${styles['row']} ${styles['waiting']}`}>{children}</div>;
}
