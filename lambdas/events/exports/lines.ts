import { allEntities } from '#lambdas/data/allEntities.ts';
import type { LogEntry } from '#lambdas/data/changeLog.ts';
import { initiativeOf, mapOf } from '#lambdas/data/keys.ts';
import type { ExportedRow } from './sources.ts';

/** Fields that identify sign-ins: they are of no use to anybody but the product, and secret. */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  registered_email: ['sub', 'signIns', 'tokensFrom'],
};

/** The fields of an entity's type that are exported: all but counters and those that are withheld. */
export function exportedFields(type: string): string[] {
  const { fields = {}, counters = [] } = allEntities.get(type) ?? {};
  return Object.keys(fields).filter((name) => !counters.includes(name) && !(WITHHELD[type] ?? []).includes(name));
}

/**
 * A row as a line of an export (docs/export.md), or undefined for one that is none. Keys are left out, since all that
 * they say is in the fields, in `storyMapId` and in `initiativeId`.
 */
export function lineOf(row: ExportedRow): string | undefined {
  const storyMapId = mapOf(row) ?? /#DETAIL#(\w+)$/.exec(row.pk)?.[1];
  const initiativeId = initiativeOf(row);
  const place = {
    ...(storyMapId !== undefined && { storyMapId }),
    ...(initiativeId !== undefined && { initiativeId }),
  };
  if (row.type === 'log') return JSON.stringify({ ...place, ...logLine(row as unknown as LogEntry) });
  const { type, id, version, deletedAt } = row;
  if (!allEntities.has(type)) return undefined;
  const fields = Object.fromEntries(exportedFields(type).map((name) => [name, row[name]]));
  return JSON.stringify({ type, id, version, deletedAt, ...place, ...fields });
}

/** An entry of a change log without what is the product's own, in its changes too. */
function logLine({ id, at, uid, call, also, place, changes }: LogEntry): object {
  const shown = changes.map((change) => {
    const names = new Set(['deletedAt', ...exportedFields(change.type)]);
    const only = (fields: Record<string, unknown> | null) =>
      fields === null ? null : Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
    return { ...change, was: only(change.was), now: only(change.now) };
  });
  return { type: 'log', id, at, uid, call, also, place, changes: shown };
}
