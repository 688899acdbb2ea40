/** A description or name in its stored form: one line. Pasted texts can contain line breaks. */
export function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}
