/** How often the local run purges the trash, in milliseconds: it may not be running at night. */
const PURGE_MS = 60 * 60_000;

/**
 * Erases what has been in a trash for 30 days, at the start and every hour.
 * @returns stops that, after pending work
 */
export async function startPurges(): Promise<() => Promise<void>> {
  const [{ handler }, { inRole }] = await Promise.all([
    import('#lambdas/events/purge_trash.ts'),
    import('./grants/role.ts'),
  ]);
  const purge = inRole('purge_trash', () => handler());
  let purging: Promise<unknown> = Promise.resolve();
  const run = () => {
    purging = purge().catch((error: unknown) => console.error('The trash could not be purged.', error));
  };
  run();
  const timer = setInterval(run, PURGE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await purging;
  };
}
