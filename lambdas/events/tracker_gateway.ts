import { companyReader } from '#lambdas/data/companyReader.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { answerQuestion } from '#lambdas/tracker/answerQuestion.ts';
import { credentialCipher } from '#lambdas/tracker/credentialCipher.ts';
import type {
  CredentialOwner,
  ProbeAnswer,
  ProbeRequest,
  QuestionAnswer,
  TrackerCredential,
  TrackerQuestion,
} from '#lambdas/tracker/port.ts';
import { trackerOf } from '#lambdas/tracker/trackers.ts';
import type { CompanyDomain } from '#shared/model/company.ts';

export const grants: TableGrants = { BatchGetItem: ['CREDENTIAL'] };
export const keyGrants = ['Encrypt', 'Decrypt'];

/** Answers a question with what the tracker says. Stored credentials stay here (docs/decisions/0062). */
export async function handler(request: ProbeRequest | TrackerQuestion): Promise<ProbeAnswer | QuestionAnswer> {
  const { company, integrationId, integrationType, baseUrl, knownInstance } = request;
  const owner = { company, integrationId };
  const given = 'method' in request ? null : request.credential;
  const credential = given ?? (await storedCredential(owner));
  if ('method' in request)
    return credential === undefined
      ? { refused: 'credential-refused', retryAfter: null }
      : answerQuestion(trackerOf(integrationType, baseUrl, credential), request);
  if (credential === undefined) return { probe: { found: 'credential-refused' }, ciphertext: null };
  return {
    probe: await trackerOf(integrationType, baseUrl, credential).probe(knownInstance),
    ciphertext: given === null ? null : await credentialCipher().encrypt(given, owner),
  };
}

async function storedCredential(owner: CredentialOwner): Promise<TrackerCredential | undefined> {
  const { reader } = companyReader(owner.company as CompanyDomain);
  const [stored] = await reader.get<[{ ciphertext: string }]>([rowKeys.credential(reader.keys, owner.integrationId)]);
  return stored && credentialCipher().decrypt(stored.ciphertext, owner);
}
