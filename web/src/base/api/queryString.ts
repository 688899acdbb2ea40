/** The query string of a GET, `?` included; empty for an empty input. */
export function queryString(input: object): string {
  const entries = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => [key, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}
