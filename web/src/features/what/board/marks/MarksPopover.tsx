import { useId } from 'react';
import * as texts from '#shared/texts/what/marks.ts';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { MARKS } from './marks.ts';
import { toggleMark, useMarks } from './useMarks.ts';

/** Chooses what cards show below their text, for this user in this browser (rule what.46). */
export function MarksPopover({ open, onClose, anchor }: Openable & { anchor: HTMLElement | null }) {
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} label={texts.button} width={240}>
      <Choices />
    </Popover>
  );
}

function Choices() {
  const marks = useMarks();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column', px: 4, py: 3 }}>
      <Text id={id} look="label">
        {texts.title}
      </Text>
      {MARKS.map((mark, index) => (
        <Choice
          key={mark}
          type="checkbox"
          autoFocus={index === 0}
          checked={marks.includes(mark)}
          onChange={() => toggleMark(mark)}
        >
          {texts.names[mark]}
        </Choice>
      ))}
      <Text look="caption" quiet style={{ marginTop: 4 }}>
        {texts.help}
      </Text>
    </Box>
  );
}
