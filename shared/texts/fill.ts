/**
 * A text with its `{placeholders}` filled in, in one pass, so that a user's input is never taken for a placeholder
 * itself. A placeholder without a value stays as written, where a test or a reader will see it.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
}
