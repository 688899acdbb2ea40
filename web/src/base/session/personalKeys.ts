/**
 * The prefix of all keys that the application stores in this browser for the signed-in user. Settings of the browser,
 * such as its colour mode, do not have it.
 */
const PERSONAL = 'storyd.';

/** Deletes all data kept for a user, so that the next user of this browser finds none of it. */
export function forgetPersonalKeys(storages: readonly Storage[]): void {
  for (const storage of storages)
    for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL)) storage.removeItem(key);
}
