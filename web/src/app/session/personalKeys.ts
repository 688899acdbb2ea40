/**
 * The prefix of everything that the application keeps in this browser for the signed-in person. Settings of the
 * browser, such as its colours, do not have it.
 */
const PERSONAL = 'storyd.';

/** Deletes everything kept for a person, so that the next one at this browser finds nothing of it. */
export function forgetPersonalKeys(storages: readonly Storage[]): void {
  for (const storage of storages)
    for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL)) storage.removeItem(key);
}
