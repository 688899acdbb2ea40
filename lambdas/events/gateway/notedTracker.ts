import type { TrackerPort } from '#lambdas/ports/jira/port.ts';
import { TrackerRefused } from '#lambdas/ports/jira/trackerRefused.ts';
import { TRACKER_CHANGES, type TrackerChange } from '#shared/model/integration/trackerJournal.ts';
import type { AskedChange, ChangeOutcome } from './journalEntry.ts';

type Note = (change: AskedChange, outcome: ChangeOutcome) => Promise<void>;

/** A tracker where each change is noted as soon as its outcome is known, for a question that makes several. */
export function notedTracker(port: TrackerPort, note: Note): TrackerPort {
  const noted =
    (method: TrackerChange) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      const change = { method, args } as AskedChange;
      const ask = port[method] as (...all: readonly unknown[]) => Promise<unknown>;
      try {
        const answer = await ask(...args);
        await note(change, { answer });
        return answer;
      } catch (error) {
        if (error instanceof TrackerRefused) await note(change, { refused: error.reason });
        throw error;
      }
    };
  const changes = Object.fromEntries(TRACKER_CHANGES.map((method) => [method, noted(method)]));
  return { ...port, ...(changes as Pick<TrackerPort, TrackerChange>) };
}
