/** A description or name in the stored form: one line. Line breaks come from pasting. */
export function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}
