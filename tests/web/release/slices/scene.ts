import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import { NOTHING_COUNTED } from '#shared/rules/releases.ts';
import { boardOf, type Sketch } from '#tests/web/replica/boards.ts';
import { type SliceBoard, sliceBoard } from '#web/features/release/slices/model/board.ts';
import type { Layout } from '#web/replica/story_map/types.ts';

/** A release of a sketch: its Activities by name, with their epics, and when it starts. */
export type SliceSketch = Partial<Omit<Release, 'id' | 'name'>> & {
  holds: Readonly<Record<string, Partial<ReleaseWhat>>>;
};

/** A release as the server gives it. Its name serves as its id. */
export const release = (name: string, fields: Partial<Release> = {}): Release => ({
  id: name,
  version: 1,
  name,
  created: 1,
  start: 0,
  end: 0,
  completed: false,
  capacity: null,
  ...fields,
});

/** An Activity in a release as the server gives it. */
export const releaseWhat = (releaseId: string, whatId: string, fields: Partial<ReleaseWhat> = {}): ReleaseWhat => ({
  id: `${releaseId}-${whatId}`,
  version: 1,
  releaseId,
  whatId,
  level: 1,
  exported: false,
  completed: false,
  ...NOTHING_COUNTED,
  ...fields,
});

/** The Slices of a sketch. */
export function slicesOf(
  sketch: Sketch,
  releases: Readonly<Record<string, SliceSketch>>,
  single = false,
): { board: SliceBoard; layout: Layout } {
  const layout = boardOf(sketch);
  const board = sliceBoard({
    layout,
    releases: Object.entries(releases).map(([name, { holds: _holds, ...fields }]) => release(name, fields)),
    releaseWhats: Object.entries(releases).flatMap(([name, { holds }]) =>
      Object.entries(holds).map(([what, fields]) =>
        releaseWhat(name, what, { level: layout.cards.get(what)?.level ?? 1, ...fields }),
      ),
    ),
    single,
  });
  return { board, layout };
}
