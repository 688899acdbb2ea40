/** How often the local run looks for exports that were started, in milliseconds: sooner than people get impatient. */
const LOOK_MS = 1_000;

/**
 * Goes on with started exports, like the deployed schedule.
 * @returns stops that, after pending work
 */
export async function startExports(): Promise<() => Promise<void>> {
  const [{ handler }, { inRole }] = await Promise.all([
    import('#lambdas/events/export_companies.ts'),
    import('../grants/role.ts'),
  ]);
  const look = inRole('export_companies', handler);
  let looking: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => console.error('An export could not be written.', error))
      .finally(() => (looking = undefined));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
