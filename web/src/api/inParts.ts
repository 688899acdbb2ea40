/**
 * Sends a list that is longer than one call accepts, part by part.
 * @param send sends one part; when it fails, nothing more is sent
 * @param onDone called after each part with the number of items sent so far
 */
export async function inParts<Item>(
  items: readonly Item[],
  size: number,
  send: (part: readonly Item[]) => Promise<unknown>,
  onDone: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    const part = items.slice(from, from + size);
    await send(part);
    onDone(from + part.length);
  }
}
