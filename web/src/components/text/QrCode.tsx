import { useMemo } from 'react';
import { encode } from 'uqr';

/** The quiet zone around the code that cameras need, in modules. */
const QUIET = 4;

/** A QR code of a text: dark on white in both themes, as cameras expect. */
export function QrCode({ text, label, width = 200 }: { text: string; label: string; width?: number }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'L', border: QUIET }), [text]);
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      style={{ width, maxWidth: '100%', borderRadius: 'var(--storyd-radius)', alignSelf: 'center' }}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
}
