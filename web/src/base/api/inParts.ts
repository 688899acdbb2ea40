/** Sends one part of a list under its idempotency key. */
export type SendPart<Item> = (part: readonly Item[], key: string) => Promise<unknown>;

/**
 * Sends a list that is longer than one call accepts, in parts. The keys of the parts are `group/1` to `group/n`, so
 * that the server knows which belong together.
 * @param send sends one part; when it fails, nothing more is sent
 * @param onDone called after each part with the number of items sent so far
 * @param group the group of these parts; a new one by default
 */
export async function inParts<Item>(
  items: readonly Item[],
  size: number,
  send: SendPart<Item>,
  onDone: (count: number) => void,
  group: PartGroup = newPartGroup(),
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    const part = items.slice(from, from + size);
    await send(part, group.nextKey());
    onDone(from + part.length);
  }
}

/** Numbers the parts of one action, which may consist of several lists. */
export type PartGroup = { nextKey: () => string };

/** A new group of parts. */
export function newPartGroup(): PartGroup {
  const group = crypto.randomUUID();
  let last = 0;
  return { nextKey: () => `${group}/${(last += 1)}` };
}
