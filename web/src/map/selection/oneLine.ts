/** A description or name as it is kept: in one line. Breaks come from pasting. */
export function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}
