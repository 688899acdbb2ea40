import type { Requirement } from './requirements.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether a condition holds for a row as it was read; undefined for a missing one. The table decides the same at the write. */
export function holds(requirement: Requirement, row: Row | undefined): boolean {
  if ('is' in requirement) return (row !== undefined) === (requirement.is === 'there');
  if ('without' in requirement) return row?.[requirement.without] === undefined;
  if ('having' in requirement) return row?.[requirement.having] !== undefined;
  if ('attribute' in requirement) return row?.[requirement.attribute] === requirement.equals;
  if ('absentOr' in requirement)
    return [undefined, requirement.equals].some((value) => value === row?.[requirement.absentOr]);
  return (row?.[requirement.counter] ?? 0) === requirement.equals;
}
