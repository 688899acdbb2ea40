import type { ScheduledName } from '../bundle.ts';
import type { Mailbox } from './mailbox/mailbox.ts';

/** How often the local run sends due mails, in milliseconds. */
const MAILS_MS = 60_000;
/** How often it purges the trash: it may not be running at night. */
const PURGE_MS = 60 * 60_000;
/** How often it looks for exports and erasures that were started: sooner than people get impatient. */
const STARTED_MS = 1_000;

/**
 * How often it reads linked issues and checks connections: sooner than deployments do, to see what comes of a change.
 */
const READING_MS = 5_000;
const CHECK_MS = 60_000;

/** Ends something, after pending work. */
type Stop = () => Promise<void>;

/**
 * Runs what deployed schedules run: sends due mails, to the mailbox, and purges the trash.
 * @param started whether it also goes on with exports and erasures that were started, and asks Jira
 */
export async function startSchedule(
  mailbox: Pick<Mailbox, 'deliver'>,
  { started }: { started: boolean },
): Promise<Stop> {
  const { setMailer } = await import('#lambdas/ports/mail/mailer.ts');
  setMailer({ send: (mail) => mailbox.deliver(mail) });
  const [digests, purge] = await Promise.all([
    import('#lambdas/events/notices/send_digests.ts'),
    import('#lambdas/events/purge_trash/purge_trash.ts'),
  ]);
  const stops = [
    await runEvery(MAILS_MS, 'send_digests', () => digests.handler(), 'Mails that are due could not be sent.'),
    await runEvery(PURGE_MS, 'purge_trash', () => purge.handler(), 'The trash could not be purged.', { atOnce: true }),
  ];
  if (started) {
    const [exporting, erasing, checks, issues] = await Promise.all([
      import('#lambdas/events/export_companies/export_companies.ts'),
      import('#lambdas/events/erase_people/erase_people.ts'),
      import('#lambdas/events/check_connections/check_connections.ts'),
      import('#lambdas/events/read_issues/read_issues.ts'),
    ]);
    stops.push(
      await runEvery(STARTED_MS, 'export_companies', () => exporting.handler(), 'An export could not be written.'),
      await runEvery(STARTED_MS, 'erase_people', () => erasing.handler(), 'A person could not be erased.'),
      await runEvery(CHECK_MS, 'check_connections', () => checks.handler(), 'A connection could not be checked.'),
      await runEvery(READING_MS, 'read_issues', () => issues.handler(), 'Linked issues could not be read.'),
    );
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    setMailer(undefined);
  };
}

/**
 * Runs a function every so many milliseconds in its own role, one run at a time.
 * @param failed what is printed when a run fails; the next one tries again
 * @param atOnce whether the first run is now
 */
async function runEvery(
  ms: number,
  name: ScheduledName,
  handler: () => Promise<void>,
  failed: string,
  { atOnce = false } = {},
): Promise<Stop> {
  const { inRole } = await import('./grants/role.ts');
  const work = inRole(name, handler);
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= work()
      .catch((error: unknown) => console.error(failed, error))
      .finally(() => (running = undefined));
  };
  if (atOnce) run();
  const timer = setInterval(run, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
