import { companyReader } from '#lambdas/data/companyReader.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { credentialCipher } from '#lambdas/tracker/credentialCipher.ts';
import type { GatewayRequest } from '#lambdas/tracker/port.ts';
import { trackerOf } from '#lambdas/tracker/trackers.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { Probe } from '#shared/rules/integrationStatus.ts';

export const grants: TableGrants = { BatchGetItem: ['CREDENTIAL'] };
export const keyGrants = ['Decrypt'];

/** Answers a question with what the tracker says. The credential stays here (docs/decisions/0062). */
export async function handler(request: GatewayRequest): Promise<Probe> {
  const { company, integrationId, integrationType, baseUrl, knownInstance } = request;
  const ciphertext = request.ciphertext ?? (await storedCredential(company as CompanyDomain, integrationId));
  if (ciphertext === undefined) return { found: 'credential-refused' };
  const credential = await credentialCipher().decrypt(ciphertext, { company, integrationId });
  return trackerOf(integrationType, baseUrl, credential).probe(knownInstance);
}

async function storedCredential(company: CompanyDomain, integrationId: string): Promise<string | undefined> {
  const { reader } = companyReader(company);
  const [stored] = await reader.get<[{ ciphertext: string }]>([rowKeys.credential(reader.keys, integrationId)]);
  return stored?.ciphertext;
}
