import { type Aim, type Measured, type TableCell, verdict } from './section.ts';

/** Whole numbers as they are, others with two decimals below 10 and one above. */
export function figure(value: TableCell): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value)) return value.toLocaleString('en-GB');
  const digits = Math.abs(value) < 10 ? 2 : 1;
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Rows below their heads, in columns of minimal width; numbers are right-aligned. */
export function table(columns: readonly string[], rows: readonly (readonly TableCell[])[]): string[] {
  const texts = rows.map((row) => columns.map((_, i) => figure(row[i] ?? null)));
  const widths = columns.map((head, i) => Math.max(head.length, ...texts.map((row) => row[i]?.length ?? 0)));
  const isNumeric = columns.map((_, i) => rows.some((row) => typeof row[i] === 'number'));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (isNumeric[i] === true ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(columns), widths.map((width) => '-'.repeat(width)).join('  '), ...texts.map(line)];
}

const aimRow = (aim: Aim): TableCell[] => [aim.what, aim.atMost, aim.measured, aim.unit, verdict(aim)];

/** All results for people: one section each, and at the end the comparison with the targets. */
export function forPeople(parts: readonly Measured[]): string {
  const blocks = parts.map(({ title, name, seconds, section }) => [
    `${title}  [${name}, ${seconds.toFixed(0)} s]`,
    ...(section.rows.length === 0 ? [] : table(section.columns, section.rows)),
    ...(section.notes ?? []).map((note) => `  ${note}`),
    ...(section.missing ?? []).map((what) => `  not measured: ${what}`),
  ]);
  const aims = parts.flatMap(({ section }) => section.aims ?? []);
  const standing =
    aims.length === 0 ? [] : [['Aims', ...table(['aim', 'at most', 'measured', 'unit', ''], aims.map(aimRow))]];
  return [...blocks, ...standing].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** The same for machines: unrounded, rows as objects by column. */
export function forMachines(parts: readonly Measured[]): string {
  const sections = parts.map(({ name, title, seconds, section }) => ({
    name,
    title,
    seconds,
    rows: section.rows.map((row) => Object.fromEntries(section.columns.map((column, i) => [column, row[i] ?? null]))),
    aims: (section.aims ?? []).map((aim) => ({ ...aim, verdict: verdict(aim) })),
    notes: section.notes ?? [],
    notMeasured: section.missing ?? [],
  }));
  return JSON.stringify({ sections }, null, 2);
}
