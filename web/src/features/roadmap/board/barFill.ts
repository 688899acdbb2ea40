import type { CSSProperties } from 'react';
import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';

/** How far a bar is filled: by its done epics, then by those that are started. */
export function fillOf({ epics, done, doing }: EpicTotals): CSSProperties {
  if (epics === 0) return {};
  const percent = (count: number) => `${(count / epics) * 100}%`;
  return { '--done': percent(done), '--doing': percent(done + doing) } as CSSProperties;
}

/** How far the epics of a release are, in words. */
export const epicWords = ({ epics, done, doing }: EpicTotals): string[] => [
  ...(epics > 0 ? [releaseTexts.epicsDone({ done, count: epics })] : []),
  ...(doing > 0 ? [releaseTexts.epicsDoing({ count: doing })] : []),
];
