import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptPosition, MAX_VIEWS, withPosition } from '#web/board/view/viewMemory.ts';
import { fittingZoom, limited, MAX_ZOOM, MIN_ZOOM, nextZoom, wheelZoom } from '#web/board/view/zoom.ts';

describe('the remembered position of a map', () => {
  test('is the last one, per map', () => {
    let kept: string | null = null;
    kept = withPosition(kept, 'a', { zoom: 0.8, left: 10.4, top: 20 });
    kept = withPosition(kept, 'b', { zoom: 1, left: 0, top: 0 });
    kept = withPosition(kept, 'a', { zoom: 1.25, left: 30, top: 40 });
    expect(keptPosition(kept, 'a')).toEqual({ zoom: 1.25, left: 30, top: 40 });
    expect(keptPosition(kept, 'b')).toEqual({ zoom: 1, left: 0, top: 0 });
    expect(keptPosition(kept, 'c')).toBeUndefined();
  });

  test('is removed for maps that were not opened for long', () => {
    let kept: string | null = null;
    for (let map = 0; map <= MAX_VIEWS; map += 1)
      kept = withPosition(kept, `map ${map}`, { zoom: 1, left: map, top: 0 });
    expect(keptPosition(kept, 'map 0')).toBeUndefined();
    expect(keptPosition(kept, 'map 1')?.left).toBe(1);
    expect(JSON.parse(kept ?? '')).toHaveLength(MAX_VIEWS);
  });

  test.each(['', 'no json', '{}', '[["a"]]', '[["a","1",2,3]]', 'null'])('ignores unreadable data (%j)', (kept) => {
    expect(keptPosition(kept, 'a')).toBeUndefined();
    expect(keptPosition(withPosition(kept, 'a', { zoom: 1, left: 1, top: 2 }), 'a')).toEqual({
      zoom: 1,
      left: 1,
      top: 2,
    });
  });
});

describe('the zoom', () => {
  test('steps lead from one limit to the other and back, from any zoom', () => {
    const walk = (from: number, direction: 'in' | 'out') =>
      Array.from({ length: 10 }).reduce<number>((zoom) => nextZoom(zoom, direction), from);
    expect([MIN_ZOOM, MAX_ZOOM]).toEqual([0.5, 1.5]);
    expect(walk(MIN_ZOOM, 'in')).toBe(MAX_ZOOM);
    expect(walk(MAX_ZOOM, 'out')).toBe(MIN_ZOOM);
    expect(nextZoom(0.93, 'in')).toBe(1);
    expect(nextZoom(0.93, 'out')).toBe(0.9);
  });

  test('stays within the limits by wheel, and forth and back cancel out', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.7, max: 1.2, noNaN: true }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.constantFrom(0, 1),
        (zoom, deltaY, deltaMode) => {
          const forth = wheelZoom(zoom, { deltaY, deltaMode });
          expect(forth).toBe(limited(forth));
          expect(Math.sign(zoom - forth)).toBe(Math.sign(deltaY));
          expect(wheelZoom(forth, { deltaY: -deltaY, deltaMode })).toBeCloseTo(zoom, 6);
        },
      ),
    );
  });

  test('fits what is larger and does not enlarge what is smaller', () => {
    expect(fittingZoom({ width: 2000, height: 500 }, { width: 1200, height: 800 })).toBeCloseTo(0.6);
    expect(fittingZoom({ width: 300, height: 1000 }, { width: 1200, height: 800 })).toBeCloseTo(0.8);
    expect(fittingZoom({ width: 300, height: 200 }, { width: 1200, height: 800 })).toBe(1);
    expect(fittingZoom({ width: 90_000, height: 200 }, { width: 1200, height: 800 })).toBe(MIN_ZOOM);
  });
});
