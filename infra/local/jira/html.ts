/** Text escaped for HTML, in an attribute too. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** A select of a form with a label. */
export function select(
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
): string {
  const items = options.map(
    ([value, text]) =>
      `<option value="${escape(value)}"${value === chosen ? ' selected' : ''}>${escape(text)}</option>`,
  );
  return `<label>${label}<select name="${name}">${items.join('')}</select></label>`;
}
