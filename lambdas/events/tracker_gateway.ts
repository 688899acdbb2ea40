import type { QuestionAnswer, TrackerQuestion } from '#lambdas/entities/integration/trackerQuestions.ts';
import { answerQuestion, refusedAnswer } from '#lambdas/events/gateway/answerQuestion.ts';
import { type ChangeOutcome, isChange, journalEntryOf, type SentChange } from '#lambdas/events/gateway/journalEntry.ts';
import { notedTracker } from '#lambdas/events/gateway/notedTracker.ts';
import { credentialCipher } from '#lambdas/ports/jira/credentialCipher.ts';
import type {
  CredentialOwner,
  ProbeAnswer,
  ProbeRequest,
  TrackerCredential,
  TrackerPort,
} from '#lambdas/ports/jira/port.ts';
import { TrackerRefused } from '#lambdas/ports/jira/trackerRefused.ts';
import { trackerOf } from '#lambdas/ports/jira/trackers.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { writeJournal } from '#lambdas/store/trackerJournal.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

export const grants: TableGrants = { BatchGetItem: ['CREDENTIAL'], PutItem: ['SENT'], UpdateItem: ['SENT'] };
export const keyGrants = ['Encrypt', 'Decrypt'];

/** Answers a question with what the tracker says. Stored credentials stay here (docs/decisions/0061). */
export async function handler(request: ProbeRequest | TrackerQuestion): Promise<ProbeAnswer | QuestionAnswer> {
  const { company, integrationId, integrationType, baseUrl, knownInstance } = request;
  const owner = { company, integrationId };
  const given = 'method' in request ? null : request.credential;
  const credential = given ?? (await storedCredential(owner));
  const tracker = credential && trackerOf(integrationType, baseUrl, credential);
  if ('method' in request) return answered(tracker, request);
  if (tracker === undefined) return { probe: { found: 'credential-refused' }, ciphertext: null };
  return {
    probe: await tracker.probe(knownInstance),
    ciphertext: given === null ? null : await credentialCipher().encrypt(given, owner),
  };
}

/** Answers a question, and notes what it changes. @param tracker undefined without a credential */
async function answered(tracker: TrackerPort | undefined, question: TrackerQuestion): Promise<QuestionAnswer> {
  const answer =
    tracker === undefined
      ? refusedAnswer(new TrackerRefused('credential-refused'))
      : await answerQuestion(isExport(question) ? noting(tracker, question) : tracker, question);
  if (isChange(question)) await note(question, answer);
  return answer;
}

/** The tracker of an export, which makes several changes. */
const noting = (tracker: TrackerPort, { company, integrationId, sender }: TrackerQuestion<'exportIssue'>) =>
  notedTracker(tracker, (change, outcome) => note({ company, integrationId, sender, ...change }, outcome));

const isExport = (question: TrackerQuestion): question is TrackerQuestion<'exportIssue'> =>
  question.method === 'exportIssue';

/**
 * Notes a change in the journal (docs/decisions/0064). It has taken place at the tracker, so that it is answered also
 * when it cannot be noted; the log says so then.
 */
async function note({ company, ...change }: SentChange & CredentialOwner, outcome: ChangeOutcome): Promise<void> {
  const { integrationId } = change;
  const entry = journalEntryOf(change, outcome);
  try {
    await writeJournal(company as CompanyDomain, entry);
  } catch (error) {
    const line = { level: 'error', message: 'journal entry lost', company, integrationId, fault: faultOf(error) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

async function storedCredential(owner: CredentialOwner): Promise<TrackerCredential | undefined> {
  const { reader } = companyReader(owner.company as CompanyDomain);
  const [stored] = await reader.get<[{ ciphertext: string }]>([rowKeys.credential(reader.keys, owner.integrationId)]);
  return stored && credentialCipher().decrypt(stored.ciphertext, owner);
}
