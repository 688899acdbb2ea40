import { companyReader } from '#lambdas/data/companyReader.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { writeJournal } from '#lambdas/data/trackerJournal.ts';
import { isChange, journalEntryOf } from '#lambdas/issues/journalEntry.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import { answerQuestion, refusedAnswer } from '#lambdas/tracker/answerQuestion.ts';
import { credentialCipher } from '#lambdas/tracker/credentialCipher.ts';
import type {
  CredentialOwner,
  ProbeAnswer,
  ProbeRequest,
  QuestionAnswer,
  TrackerCredential,
  TrackerQuestion,
} from '#lambdas/tracker/port.ts';
import { TrackerRefused } from '#lambdas/tracker/trackerRefused.ts';
import { trackerOf } from '#lambdas/tracker/trackers.ts';
import type { CompanyDomain } from '#shared/model/company.ts';

export const grants: TableGrants = { BatchGetItem: ['CREDENTIAL'], PutItem: ['SENT'], UpdateItem: ['SENT'] };
export const keyGrants = ['Encrypt', 'Decrypt'];

/** Answers a question with what the tracker says. Stored credentials stay here (docs/decisions/0062). */
export async function handler(request: ProbeRequest | TrackerQuestion): Promise<ProbeAnswer | QuestionAnswer> {
  const { company, integrationId, integrationType, baseUrl, knownInstance } = request;
  const owner = { company, integrationId };
  const given = 'method' in request ? null : request.credential;
  const credential = given ?? (await storedCredential(owner));
  if ('method' in request) {
    const answer: QuestionAnswer =
      credential === undefined
        ? refusedAnswer(new TrackerRefused('credential-refused'))
        : await answerQuestion(trackerOf(integrationType, baseUrl, credential), request);
    if (isChange(request)) await note(request, answer);
    return answer;
  }
  if (credential === undefined) return { probe: { found: 'credential-refused' }, ciphertext: null };
  return {
    probe: await trackerOf(integrationType, baseUrl, credential).probe(knownInstance),
    ciphertext: given === null ? null : await credentialCipher().encrypt(given, owner),
  };
}

/**
 * Notes a change in the journal (docs/decisions/0074). It has taken place at the tracker, so that it is answered also
 * when it cannot be noted; the log says so then.
 */
async function note(change: Parameters<typeof journalEntryOf>[0] & TrackerQuestion, answer: QuestionAnswer) {
  const { company, integrationId } = change;
  const entry = journalEntryOf(change, answer);
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
