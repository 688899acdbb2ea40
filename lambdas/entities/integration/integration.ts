import * as z from 'zod/mini';
import { defineEntity, type FieldsOf, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { companyIn } from '#lambdas/store/keys/base.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change, create, remove } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { newId } from '#shared/model/ids.ts';
import { type ConnectionFault, integrationSchema } from '#shared/model/integration/integration.ts';
import { credentialAfter, type CredentialState, newCredential } from '#shared/rules/integration/credentialState.ts';
import { keepsCredential } from '#shared/rules/integration/integrations.ts';
import { type Connection, connectionAfter, type Probe } from '#shared/rules/integration/integrationStatus.ts';

const fields = fieldsOf(integrationSchema, {
  /** The id of Jira that it is connected with; null until it is known. */
  instanceId: z.nullable(z.string()),
  /** How many checks in a row have had no answer in time. */
  unanswered: z.int(),
  hasCredential: z.boolean(),
  /** See `CredentialState`. */
  credentialWorked: z.optional(z.boolean()),
  credentialRefusedAt: z.optional(z.nullable(z.int())),
});
/** A connection with Jira. */
export type IntegrationItem = RowOf<typeof fields>;

export const integrationEntity = defineEntity({
  type: 'integration',
  key: rowKeys.integration,
  fields,
  present: { model: integrationSchema },
  heldBy: [],
  // Of two integrations that are connected with the same Jira at once, only one succeeds.
  derived: (keys, { id, instanceId, hasCredential }) => {
    const company = companyIn(keys);
    return {
      pointers: [
        ...(instanceId === null
          ? []
          : [
              {
                key: rowKeys.integrationOfInstance(keys, instanceId),
                fields: { integrationId: id },
                require: [{ is: 'absent' as const }],
              },
            ]),
        // What runs by the clock finds it there.
        ...(hasCredential
          ? [{ key: platformKeys.dueIntegration(company, id), fields: { company, integrationId: id } }]
          : []),
      ],
    };
  },
  owns: [{ types: ['saved_mapping'], at: (keys, { id }) => [rowKeys.savedMappingsOf(keys, id)] }],
  trash: (keys, { id }, deletedAt) => rowKeys.trashedIntegration(keys, deletedAt, id),
});

export const integrationDescription = describeEntity(integrationEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'Connections with Jira, without their credentials',
    rows: { of: 'company', range: rowKeys.integrations },
  },
  search: null,
  personal: null,
  // What was read of its issues. Its credential went when it was deleted, and epics keep their links with it.
  purge: {
    erases: (keys, { id }) => {
      const { pk, sk } = rowKeys.readingIssues(keys, id);
      return [rowKeys.cachedIssues(keys, id), { pk, prefix: sk }];
    },
  },
});

/** The integrations of the company that are not deleted; a short range. */
export async function readIntegrations(reader: Reader): Promise<IntegrationItem[]> {
  const all = await reader.range<IntegrationItem>(rowKeys.integrations(reader.keys));
  return all.filter((item) => notDeleted(item) !== undefined);
}

/** The step that adds an integration, which has no credential yet. */
export function createIntegration(
  keys: Keys,
  given: Pick<IntegrationItem, 'integrationType' | 'name' | 'baseUrl'>,
): { id: string; steps: Mutation[] } {
  const id = newId();
  const initial: FieldsOf<typeof fields> = {
    ...given,
    enabled: true,
    status: 'INITIAL',
    statusDate: Date.now(),
    allowUsersToWrite: false,
    instanceId: null,
    unanswered: 0,
    hasCredential: false,
    ...newCredential,
  };
  return { id, steps: [create(integrationEntity, rowKeys.integration(keys, id), id, initial)] };
}

/** The steps that delete an integration, with its credential. */
export function removeIntegration(keys: Keys, item: IntegrationItem): Mutation[] {
  return [
    remove(integrationEntity, item, { set: { hasCredential: false } }),
    { do: 'deletePointer', key: rowKeys.credential(keys, item.id) },
  ];
}

/**
 * The steps that note what a check of the connection has found.
 * @param others the other integrations of the company
 * @param given the credential that was checked
 */
export function noteProbe(
  item: IntegrationItem,
  others: readonly IntegrationItem[],
  probe: Probe,
  given: CredentialState & Pick<IntegrationItem, 'hasCredential'> = item,
): { connection: Connection; fault: ConnectionFault | null; steps: Mutation[] } {
  const connection = connectionAfter(item, probe, (instanceId) =>
    others.some((other) => other.id !== item.id && other.instanceId === instanceId),
  );
  const { status, instanceId, webUrl, unanswered } = connection;
  const { hasCredential, credentialWorked, credentialRefusedAt } = given;
  const statusDate = Date.now();
  const fault = status === 'ACTIVE' ? null : (probe.fault ?? null);
  const credential = credentialAfter({ credentialWorked, credentialRefusedAt, status: item.status }, probe, statusDate);
  const found = { status, instanceId, webUrl, unanswered, hasCredential, statusDate, ...credential };
  const noted = fault === (item.fault ?? null) ? found : { ...found, fault };
  return { connection, fault, steps: [change(integrationEntity, item, noted)] };
}

/**
 * The step that stores the encrypted credential of an integration. It is not logged, since a log entry would hold it
 * for good.
 */
export function putCredential(keys: Keys, { id }: IntegrationItem, ciphertext: string): Mutation {
  return { do: 'putPointer', key: rowKeys.credential(keys, id), fields: { ciphertext } };
}

/** The steps that give an integration another address; its credential stays only for the same origin. */
export function moveIntegration(keys: Keys, item: IntegrationItem, baseUrl: string): Mutation[] {
  const keeps = keepsCredential(item.baseUrl, baseUrl);
  const changed = change(integrationEntity, item, {
    ...{ baseUrl, status: 'URL-CHANGED', statusDate: Date.now(), instanceId: null, webUrl: null, unanswered: 0 },
    fault: keeps ? 'new-address' : 'new-server',
    ...(keeps ? { hasCredential: item.hasCredential } : { hasCredential: false, ...newCredential }),
  });
  return keeps ? [changed] : [changed, { do: 'deletePointer', key: rowKeys.credential(keys, item.id) }];
}
