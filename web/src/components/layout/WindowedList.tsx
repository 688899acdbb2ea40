import { type Key, type ReactNode, useState } from 'react';
import { Box } from '#web/components/layout/Box.tsx';

const ROW = 40;
/** Rows beyond the edges, so that scrolling shows no gaps. */
const BEYOND = 5;

type Props<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** In pixels. */
  height?: number;
  children: (item: Item) => ReactNode;
};

/** A list of any length with rows of 40 px, of which only what is near the view is mounted. */
export function WindowedList<Item>({ label, items, keyOf, height = 200, children }: Props<Item>) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW) - BEYOND);
  const last = Math.min(items.length, Math.ceil((top + height) / ROW) + BEYOND);
  return (
    <Box
      // A list that scrolls has to be reached by the keyboard.
      tabIndex={0}
      role="group"
      aria-label={label}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      sx={{
        height,
        overflowY: 'auto',
        border: '1px solid var(--storyd-border)',
        borderRadius: 'var(--storyd-radius)',
      }}
    >
      <Box component="ul" sx={{ position: 'relative', height: items.length * ROW, m: 0, p: 0, listStyle: 'none' }}>
        {items.slice(first, last).map((item, i) => (
          <Box
            component="li"
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={first + i + 1}
            sx={{
              position: 'absolute',
              top: (first + i) * ROW,
              left: 0,
              right: 0,
              height: ROW,
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              px: 3,
            }}
          >
            {children(item)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
