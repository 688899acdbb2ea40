/**
 * The claims of a token as the gateway's JWT authorizer passes them: every value is a string. Lists and objects have
 * its own notation (`[a b]`, `map[k:v]`), numbers and booleans are as written.
 */
export function claimTexts(claims: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, claimText(value)]));
}

function claimText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(claimText).join(' ')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `map[${parts.map(([name, part]) => `${name}:${claimText(part)}`).join(' ')}]`;
  }
  return value === null ? '<nil>' : JSON.stringify(value);
}
