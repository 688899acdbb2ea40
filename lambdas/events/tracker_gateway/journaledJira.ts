import { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import type { JiraChange } from '#shared/model/integration/jiraJournal.ts';
import type { AskedChange, ChangeAnswer, ChangeOutcome } from './journalEntry.ts';

type Note = (change: AskedChange, outcome: ChangeOutcome) => Promise<void>;

/** A Jira port that records each change as soon as its outcome is known, for methods that make several. */
export function journaledJira(port: JiraPort, note: Note): JiraPort {
  const noted = async <Answer extends ChangeAnswer>(change: AskedChange, asked: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await asked;
      await note(change, { answer });
      return answer;
    } catch (error) {
      if (error instanceof JiraRefusedError) await note(change, { refused: error.reason });
      throw error;
    }
  };
  const changes: Pick<JiraPort, JiraChange> = {
    testIssue: (...args) => noted({ method: 'testIssue', args }, port.testIssue(...args)),
    createIssue: (...args) => noted({ method: 'createIssue', args }, port.createIssue(...args)),
    updateIssue: (...args) => noted({ method: 'updateIssue', args }, port.updateIssue(...args)),
    transitionIssue: (...args) => noted({ method: 'transitionIssue', args }, port.transitionIssue(...args)),
    putRemoteLink: (...args) => noted({ method: 'putRemoteLink', args }, port.putRemoteLink(...args)),
    deleteRemoteLink: (...args) => noted({ method: 'deleteRemoteLink', args }, port.deleteRemoteLink(...args)),
  };
  return { ...port, ...changes };
}
