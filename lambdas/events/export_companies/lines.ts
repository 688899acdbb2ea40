import { exportedFields } from '#lambdas/entities/company/exportFiles.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import { initiativeOf, mapOf } from '#lambdas/store/keys.ts';
import type { ExportedRow } from './sources.ts';

/**
 * A row as a line of an export (docs/export.md). Keys are left out, since all that they say is in the fields, in
 * `storyMapId` and in `initiativeId`.
 */
export function lineOf(row: ExportedRow): string {
  const storyMapId = mapOf(row);
  const initiativeId = initiativeOf(row);
  const place = {
    ...(storyMapId !== undefined && { storyMapId }),
    ...(initiativeId !== undefined && { initiativeId }),
  };
  if (row.type === 'log') return JSON.stringify({ ...place, ...logLine(row as unknown as LogEntry) });
  const { type, id, version, deletedAt } = row;
  const fields = Object.fromEntries(fieldsOf(type).map((name) => [name, row[name]]));
  return JSON.stringify({ type, id, version, deletedAt, ...place, ...fields });
}

/** The fields that exports hold of a type. */
const fieldsOf = (type: string): readonly string[] => exportedFields.get(type) ?? [];

/** An entry of a change log without what is the product's own, in its changes too. */
function logLine({ id, at, uid, call, also, place, changes }: LogEntry): object {
  const shown = changes.map((change) => {
    const names = new Set(['deletedAt', ...fieldsOf(change.type)]);
    const only = (fields: Record<string, unknown> | null) =>
      fields === null ? null : Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
    return { ...change, was: only(change.was), now: only(change.now) };
  });
  return { type: 'log', id, at, uid, call, also, place, changes: shown };
}
