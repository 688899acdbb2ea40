import Box from '@mui/material/Box';
import { type PointerEvent, useState } from 'react';
import { Tooltip } from './controls/Tooltip.tsx';

/**
 * A text of at most so many lines. What does not fit ends in an ellipsis, and a tooltip holds the whole;
 * a text that fits has no tooltip.
 */
export function ClampedText({ text, lines }: { text: string; lines: number }) {
  const [cut, setCut] = useState(false);
  return (
    <Tooltip title={cut ? text : ''} describes>
      <Box
        component="span"
        // Measured when it could be read: whether it fits depends on the width at that moment.
        onPointerEnter={({ currentTarget }: PointerEvent<HTMLElement>) =>
          setCut(currentTarget.scrollHeight > currentTarget.clientHeight)
        }
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </Tooltip>
  );
}
