import { answerQuestion } from '#lambdas/events/gateway/answerQuestion.ts';
import { type ChangeOutcome, journalEntryOf, type SentChange } from '#lambdas/events/gateway/journalEntry.ts';
import { notedTracker } from '#lambdas/events/gateway/notedTracker.ts';
import { credentialCipher } from '#lambdas/ports/jira/credentialCipher.ts';
import type {
  CredentialOwner,
  ProbeAnswer,
  ProbeRequest,
  TrackerCredential,
  TrackerPort,
} from '#lambdas/ports/jira/port.ts';
import {
  type QuestionAnswer,
  type SentQuestion,
  TRACKER_METHODS,
  type TrackerQuestion,
  type TrackerRead,
} from '#lambdas/ports/jira/trackerQuestions.ts';
import { trackerOf } from '#lambdas/ports/jira/trackers.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { writeJournal } from '#lambdas/store/trackerJournal.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

export const grants: TableGrants = { BatchGetItem: ['CREDENTIAL'], PutItem: ['SENT'], UpdateItem: ['SENT'] };
export const keyGrants = ['Encrypt', 'Decrypt'];

/** A question as a function sends it. */
type Question = TrackerQuestion<TrackerRead> | SentQuestion;

/** Answers a question with what the tracker says. Stored credentials stay here (docs/decisions/0061). */
export async function handler(request: ProbeRequest | Question): Promise<ProbeAnswer | QuestionAnswer> {
  const { company, integrationId, integrationType, baseUrl, knownInstance } = request;
  if ('method' in request && !TRACKER_METHODS.includes(request.method)) return notKnown(request);
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

/**
 * The answer to a question of another release, as one function may send it while the other is deployed. Nothing was asked
 * for, which its sender learns by a refusal, and would not by a fault.
 */
function notKnown({ company, integrationId, method }: Question): QuestionAnswer {
  const line = { level: 'error', message: 'unknown question to a tracker', company, integrationId, method };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return { error: errors.unknown, detail: {} };
}

/** Answers a question, and notes what it changes. @param tracker undefined without a credential */
async function answered(tracker: TrackerPort | undefined, question: Question): Promise<QuestionAnswer> {
  if (!('sender' in question)) return answerQuestion(tracker, question);
  if (question.method === 'exportEpic') {
    const { company, integrationId, sender } = question;
    // It makes several changes, each of them an entry.
    const noted =
      tracker &&
      notedTracker(tracker, (change, outcome) => note({ company, integrationId, sender, ...change }, outcome));
    return answerQuestion(noted, question);
  }
  const answer = await answerQuestion(tracker, question);
  await note(question, answer);
  return answer;
}

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
