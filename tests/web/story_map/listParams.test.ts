import { describe, expect, it } from 'vitest';
import { LIST_TYPES } from '#shared/model/limits.ts';
import {
  correctedParams,
  listTypesFor,
  readListParams,
  writeListParams,
} from '#web/features/story_map/list/model/listParams.ts';

const read = (query: string, isGlobalViewer = false) => readListParams(new URLSearchParams(query), isGlobalViewer);

describe('the list and page in the address', () => {
  it("are one's own maps, page 1, when the address has no parameters", () => {
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

  it.each(['0', '-1', '1.5', '1e3', 'two', '', ' 2', '99999999', 'Infinity'])(
    'fall back to page 1 for the page %j',
    (page) => {
      expect(read(new URLSearchParams({ page }).toString()).page).toBe(1);
    },
  );

  it('survive the round trip through the address', () => {
    for (const listType of LIST_TYPES) {
      for (const page of [1, 2, 999_999]) {
        expect(readListParams(writeListParams({ listType, page }), true)).toEqual({ listType, page });
      }
    }
  });

  it('leave the address without parameters when they are the default', () => {
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

describe("an address that does not match the server's answer", () => {
  const asked = { listType: 'owner', page: 2 } as const;

  it('stays when it matches', () => {
    expect(correctedParams(asked, { list_type: 'owner', page: 2, totalPages: 2 })).toBeUndefined();
    expect(
      correctedParams({ listType: 'owner', page: 1 }, { list_type: 'owner', page: 1, totalPages: 0 }),
    ).toBeUndefined();
  });

  it('changes to the page that the server shows instead of one past the end', () => {
    expect(correctedParams({ listType: 'viewer', page: 9 }, { list_type: 'viewer', page: 3, totalPages: 3 })).toEqual({
      listType: 'viewer',
      page: 3,
    });
  });

  it('changes to the page before when the last card of the last page is gone', () => {
    expect(correctedParams(asked, { list_type: 'owner', page: 2, totalPages: 1 })).toEqual({
      listType: 'owner',
      page: 1,
    });
  });

  it("changes to one's own maps when the server does not show all", () => {
    expect(correctedParams({ listType: 'all', page: 1 }, { list_type: 'owner', page: 1, totalPages: 1 })).toEqual({
      listType: 'owner',
      page: 1,
    });
  });
});
