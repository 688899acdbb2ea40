/** What the application keeps in this browser for the person who is signed in begins so. What is the browser's own, such as its colours, does not. */
const PERSONAL = 'storyd.';

/** Forgets all that is kept for a person: the next one at this browser finds nothing of it. */
export function forgetPersonalKeys(storages: readonly Storage[]): void {
  for (const storage of storages)
    for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL)) storage.removeItem(key);
}
