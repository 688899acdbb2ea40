import type { HistoryEntry } from '#shared/model/story_map/history.ts';

/** An entry of the history without anything in it, for tests that set what they are about. */
export const historyEntry: HistoryEntry = {
  id: '1',
  type: 'changed',
  date: 0,
  user: null,
  retentionDate: 0,
  count: 1,
  whatId: null,
  what: null,
  whoId: null,
  who: null,
  whoId2: null,
  who2: null,
  releaseId: null,
  release: null,
  person: null,
  linkType: null,
  about: null,
  value: null,
  newValue: null,
  page: null,
};
