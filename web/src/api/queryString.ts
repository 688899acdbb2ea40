/** What follows the path of a GET, `?` included; nothing for nothing. */
export function queryString(input: object): string {
  const entries = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => [key, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}
