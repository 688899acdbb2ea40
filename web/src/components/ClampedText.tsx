import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

/**
 * A text of at most so many lines. What does not fit ends in an ellipsis, and a tooltip holds the whole;
 * a text that fits has no tooltip.
 */
export function ClampedText({ text, lines }: { text: string; lines: number }) {
  const [cut, setCut] = useState(false);
  return (
    <Tooltip
      title={cut ? text : ''}
      describeChild
      slotProps={{ tooltip: { sx: { maxHeight: '50vh', overflow: 'hidden' } } }}
    >
      <Box
        component="span"
        // Measured when it could be read: whether it fits depends on the width at that moment.
        onPointerEnter={({ currentTarget }) => setCut(currentTarget.scrollHeight > currentTarget.clientHeight)}
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
