import { describe, expect, it } from 'vitest';
import { LIST_TYPES } from '#shared/model/limits.ts';
import { listTypesFor, readListParams, writeListParams } from '#web/features/story_maps/model/listParams.ts';

const read = (query: string, isGlobalViewer = false) => readListParams(new URLSearchParams(query), isGlobalViewer);

describe('the list and page in the address', () => {
  it("are one's own maps, page 1, when the address says nothing", () => {
    expect(read('')).toEqual({ listType: 'owner', page: 1 });
  });

  it.each(LIST_TYPES)('can be %s, for a global viewer', (listType) => {
    expect(read(`list_type=${listType}&page=3`, true)).toEqual({ listType, page: 3 });
  });

  it.each(['nonsense', 'OWNER', '', 'constructor', 'owner '])('fall back to owner for the list type %j', (listType) => {
    expect(read(new URLSearchParams({ list_type: listType }).toString(), true).listType).toBe('owner');
  });

  it("fall back to owner for 'all' without the global viewer's claim", () => {
    expect(read('list_type=all').listType).toBe('owner');
  });

  it.each(['0', '-1', '1.5', '1e3', 'two', '', ' 2', '99999999', 'Infinity'])('fall back to page 1 for the page %j', (page) => {
    expect(read(new URLSearchParams({ page }).toString()).page).toBe(1);
  });

  it('come back from the address they were written to', () => {
    for (const listType of LIST_TYPES) {
      for (const page of [1, 2, 999_999]) {
        expect(readListParams(writeListParams({ listType, page }), true)).toEqual({ listType, page });
      }
    }
  });

  it('leave the address plain when they are the default', () => {
    expect(writeListParams({ listType: 'owner', page: 1 }).toString()).toBe('');
    expect(writeListParams({ listType: 'viewer', page: 1 }).toString()).toBe('list_type=viewer');
  });
});

describe('the list type selector', () => {
  it('offers all story maps to global viewers only', () => {
    expect(listTypesFor(false)).toEqual(['owner', 'all-shared', 'editor', 'viewer']);
    expect([...listTypesFor(true)].sort()).toEqual([...LIST_TYPES].sort());
  });
});
