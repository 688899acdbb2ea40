import type { TableItem } from '#tests/calls/support/table.ts';

/** The rows of something, without the logs that name it. */
export const withId = (all: readonly TableItem[], id: string) =>
  all.filter(({ pk, sk }) => !sk.startsWith('log#') && (pk.includes(id) || sk.includes(id)));
/** The keys of rows, sorted. */
export const keysOf = (all: readonly TableItem[]) => all.map(({ pk, sk }) => `${pk} ${sk}`).sort();
