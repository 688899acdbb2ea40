import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useHead } from '#web/map/useMap.ts';

/**
 * The name of the open map, as the heading of its page. A name that does not fit is cut and becomes a button: a press
 * or Enter shows all of it, another cuts it again.
 * @param lines the maximum number of lines
 * @param wide takes all the room of its row
 */
export function MapName({ lines, wide }: { lines: number; wide: boolean }) {
  const name = useHead((head) => head.name);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const box = heading.current;
    if (box === null) return undefined;
    // Measures at once, and whenever the available room changes.
    const observer = new ResizeObserver(() => {
      const text = box.firstElementChild;
      setCut(text !== null && text.scrollHeight > text.clientHeight + 1);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [name, lines, isWhole]);
  const cut = isWhole
    ? {}
    : { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' };
  return (
    <Typography component="h1" variant="h2" ref={heading} sx={{ minWidth: 0, py: 1, ...(wide && { flex: 1 }) }}>
      {isCut || isWhole ? (
        <Box
          component="button"
          type="button"
          title={name}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ ...button, ...text, ...cut }}
        >
          {name}
        </Box>
      ) : (
        <Box component="span" sx={{ ...text, ...cut }}>
          {name}
        </Box>
      )}
    </Typography>
  );
}

const text = { overflowWrap: 'anywhere' } as const;
const button = {
  p: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: '4px',
} as const;
