import { type PointerEvent, useState } from 'react';
import styles from '../controls/controls.module.css';
import { Tooltip } from '../controls/Tooltip.tsx';

/** A text limited to a number of lines. A longer one ends in an ellipsis and has a tooltip with the full text. */
export function ClampedText({ text, lines }: { text: string; lines: number }) {
  const [cut, setCut] = useState(false);
  return (
    <Tooltip title={cut ? text : ''} describes>
      <span
        className={styles['clamped']}
        style={{ WebkitLineClamp: lines }}
        // Measured on hover, since the width at that moment decides whether the text fits.
        onPointerEnter={({ currentTarget }: PointerEvent<HTMLElement>) =>
          setCut(currentTarget.scrollHeight > currentTarget.clientHeight)
        }
      >
        {text}
      </span>
    </Tooltip>
  );
}
