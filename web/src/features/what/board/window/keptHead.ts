import { HEAD_HEIGHT } from './cardMeasures.ts';

/** The storage key of the heights of backbones. */
export const HEADS_KEY = 'storyd.backboneHeights';
/** The maximum number of stored maps: the last opened ones. Maps of the least height are not stored. */
const MAX_HEADS = 50;
const HEAD = /^([0-9A-Za-z]+):(\d{1,4})$/;

/** The height of the backbone cards of a map on the user's last visit, in px at a zoom of 1; the least one if unknown. */
export function keptHead(kept: string | null, containerId: string): number {
  return headsIn(kept).find(([id]) => id === containerId)?.[1] ?? HEAD_HEIGHT;
}

/** The heights to store once that of a map is known: that map first. */
export function withHead(kept: string | null, containerId: string, px: number): string {
  const others = headsIn(kept).filter(([id]) => id !== containerId);
  const heads = px === HEAD_HEIGHT ? others : [[containerId, px] as const, ...others];
  return heads
    .slice(0, MAX_HEADS)
    .map(([id, height]) => `${id}:${height}`)
    .join(' ');
}

/** Unreadable entries are ignored. */
function headsIn(kept: string | null): (readonly [string, number])[] {
  return (kept ?? '').split(' ').flatMap((entry) => {
    const [, id, px] = HEAD.exec(entry) ?? [];
    return id === undefined ? [] : [[id, Number(px)] as const];
  });
}
