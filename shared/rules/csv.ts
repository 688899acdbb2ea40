/** What a spreadsheet takes for the beginning of a formula, or skips before one. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n\t]/;

/**
 * A table as CSV for spreadsheets (RFC 4180, with a byte order mark, without which Excel takes UTF-8 for Latin-1).
 * Texts that a spreadsheet would run as a formula begin with an apostrophe.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{feff}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const defused = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
