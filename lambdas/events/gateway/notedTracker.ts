import type { TrackerPort } from '#lambdas/ports/jira/port.ts';
import { TrackerRefused } from '#lambdas/ports/jira/trackerRefused.ts';
import type { TrackerChange } from '#shared/model/integration/trackerJournal.ts';
import type { AskedChange, ChangeAnswer, ChangeOutcome } from './journalEntry.ts';

type Note = (change: AskedChange, outcome: ChangeOutcome) => Promise<void>;

/** A tracker where each change is noted as soon as its outcome is known, for a question that makes several. */
export function notedTracker(port: TrackerPort, note: Note): TrackerPort {
  const noted = async <Answer extends ChangeAnswer>(change: AskedChange, asked: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await asked;
      await note(change, { answer });
      return answer;
    } catch (error) {
      if (error instanceof TrackerRefused) await note(change, { refused: error.reason });
      throw error;
    }
  };
  const changes: Pick<TrackerPort, TrackerChange> = {
    testIssue: (...args) => noted({ method: 'testIssue', args }, port.testIssue(...args)),
    createIssue: (...args) => noted({ method: 'createIssue', args }, port.createIssue(...args)),
    updateIssue: (...args) => noted({ method: 'updateIssue', args }, port.updateIssue(...args)),
    transitionIssue: (...args) => noted({ method: 'transitionIssue', args }, port.transitionIssue(...args)),
    putRemoteLink: (...args) => noted({ method: 'putRemoteLink', args }, port.putRemoteLink(...args)),
    deleteRemoteLink: (...args) => noted({ method: 'deleteRemoteLink', args }, port.deleteRemoteLink(...args)),
  };
  return { ...port, ...changes };
}
