import { BACKBONE, SKELETON } from '#shared/model/limits.ts';
import type { What } from '#shared/model/what/what.ts';
import { NOTHING_SET } from '#shared/rules/what/bareWhat.ts';
import { Scope } from '#web/replica/scope.ts';
import { mapEntities, whats } from '#web/replica/story_map/entities.ts';
import { LiveLayout } from '#web/replica/story_map/LiveLayout.ts';
import type { Layout } from '#web/replica/story_map/types.ts';

/** A map in short: each backbone Activity with its children, in order. Names serve as ids. */
export type Sketch = Record<string, readonly string[]>;

/** What stands where, in order: a list, since objects compare without regard to order. */
export type Standing = [string, readonly string[]][];

/** What a sketch means. */
export const standing = (sketch: Sketch): Standing => Object.entries(sketch);

/** The Activities of a sketch as the server gives them. */
export function whatsOf(sketch: Sketch): What[] {
  return Object.entries(sketch).flatMap(([parent, children], index) => [
    what(parent, { orderKey: key(index) }),
    ...children.map((child, position) => what(child, { level: SKELETON, parentId: parent, orderKey: key(position) })),
  ]);
}

/** One Activity as the server gives it, on the backbone unless said otherwise. */
export function what(id: string, fields: Partial<What> = {}): What {
  return {
    id,
    version: 1,
    description: id,
    level: BACKBONE,
    parentId: null,
    orderKey: 'a0',
    ...NOTHING_SET,
    generation: 0,
    // A Skeleton Activity stands under a parent that was never deleted, unless said otherwise.
    parentGeneration: (fields.parentId ?? null) === null ? null : 0,
    ...fields,
  };
}

/** The board of a sketch. */
export function boardOf(sketch: Sketch): Layout {
  return layoutOf(whatsOf(sketch));
}

/** The board of some Activities. */
export function layoutOf(all: readonly What[]): Layout {
  const scope = new Scope('map:sketch');
  scope.define(...mapEntities);
  const copy = scope.expectCopy([whats.type]);
  copy.add(whats.type, all);
  copy.end();
  return new LiveLayout(scope);
}

/** What stands on a board. */
export function standingOn(layout: Layout): Standing {
  const text = (id: string) => layout.cards.get(id)?.description ?? `missing ${id}`;
  return layout.backbone.map((id) => [text(id), (layout.children.get(id) ?? []).map(text)]);
}

const key = (index: number) => `a${String.fromCharCode(65 + index)}`;

/** An id of the right form that can be read: `Find` -> `Findxxxxxxxxxxxxxxxx`. */
export function idFor(name: string): string {
  return name.replace(/[^0-9A-Za-z]/g, '').padEnd(20, 'x');
}
