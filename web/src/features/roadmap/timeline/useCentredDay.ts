import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { dayToShow, type TimelinePlacing } from '../model/timeline.ts';

/**
 * Keeps the day in the middle of a scroller there while its axis changes; at first today, or the nearest release.
 * @param today in milliseconds
 * @returns the ref of the scroller
 */
export function useCentredDay(placing: TimelinePlacing, today: number): RefObject<HTMLElement | null> {
  const scroller = useRef<HTMLElement>(null);
  const day = useRef<number>(undefined);
  const { start, end, left, width } = placing.axis;
  const centre = useEffectEvent((element: HTMLElement) => {
    const shown = day.current ?? (placing.rows.length === 0 ? today : dayToShow(placing, today));
    const place = left + ((shown - start) / (end - start)) * width;
    element.scrollTo({ left: place - element.clientWidth / 2, behavior: 'instant' });
  });
  useLayoutEffect(() => {
    if (scroller.current !== null) centre(scroller.current);
  }, [start, end, left, width]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const onScroll = () => {
      const place = element.scrollLeft + element.clientWidth / 2 - left;
      day.current = start + (place / width) * (end - start);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [start, end, left, width]);
  return scroller;
}
