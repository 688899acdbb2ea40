import { writeJournal } from '#lambdas/entities/integration/jiraJournal.ts';
import { connectJira } from '#lambdas/ports/jira/connectJira.ts';
import { credentialCipher } from '#lambdas/ports/jira/credentialCipher.ts';
import {
  type GatewayResponse,
  type GatewayChange,
  JIRA_METHODS,
  type GatewayRequest,
  type JiraReadMethod,
} from '#lambdas/ports/jira/jiraMethods.ts';
import type { CredentialOwner, ProbeAnswer, ProbeRequest, JiraCredential, JiraPort } from '#lambdas/ports/jira/port.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { answerRequest } from './answerRequest.ts';
import { journaledJira } from './journaledJira.ts';
import { type ChangeOutcome, journalEntryOf, type SentChange } from './journalEntry.ts';

export const grants: TableGrants = { BatchGetItem: ['CREDENTIAL'], PutItem: ['SENT'], UpdateItem: ['SENT'] };
export const keyGrants = ['Encrypt', 'Decrypt'];

type MethodRequest = GatewayRequest<JiraReadMethod> | GatewayChange;

/** Runs a request in Jira. Stored credentials stay here (docs/decisions/0061). */
export async function handler(request: ProbeRequest | MethodRequest): Promise<ProbeAnswer | GatewayResponse> {
  const { company, integrationId, integrationType, baseUrl, knownInstance } = request;
  if ('method' in request && !JIRA_METHODS.includes(request.method)) return notKnown(request);
  const owner = { company, integrationId };
  const given = 'method' in request ? null : request.credential;
  const credential = given ?? (await storedCredential(owner));
  const jira = credential && connectJira(integrationType, baseUrl, credential);
  if ('method' in request) return answered(jira, request);
  if (jira === undefined) return { probe: { found: 'credential-refused', fault: 'token-refused' }, ciphertext: null };
  return {
    probe: await jira.probe(knownInstance),
    ciphertext: given === null ? null : await credentialCipher().encrypt(given, owner),
  };
}

/**
 * The answer to a request of another release, which arrives during a deployment. Nothing was asked
 * for, which its sender learns by a refusal, and would not by a fault.
 */
function notKnown({ company, integrationId, method }: MethodRequest): GatewayResponse {
  const line = { level: 'error', message: 'unknown method of Jira', company, integrationId, method };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return { error: errors.unknown, detail: {} };
}

/** Runs a request, and records what it changes. @param jira undefined without a credential */
async function answered(jira: JiraPort | undefined, request: MethodRequest): Promise<GatewayResponse> {
  if (!('sender' in request)) return answerRequest(jira, request);
  if (request.method === 'exportEpic') {
    const { company, integrationId, sender } = request;
    // It makes several changes, each of them an entry.
    const noted =
      jira && journaledJira(jira, (change, outcome) => note({ company, integrationId, sender, ...change }, outcome));
    return answerRequest(noted, request);
  }
  const answer = await answerRequest(jira, request);
  await note(request, answer);
  return answer;
}

/**
 * Notes a change in the journal (docs/decisions/0064). It has taken place at Jira, so that it is answered also
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

async function storedCredential(owner: CredentialOwner): Promise<JiraCredential | undefined> {
  const { reader } = companyReader(owner.company as CompanyDomain);
  const [stored] = await reader.get<[{ ciphertext: string }]>([rowKeys.credential(reader.keys, owner.integrationId)]);
  return stored && credentialCipher().decrypt(stored.ciphertext, owner);
}
