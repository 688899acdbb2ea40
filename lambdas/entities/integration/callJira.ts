import { jiraGateway } from '#lambdas/ports/jira/gateway.ts';
import type {
  GatewayResponse,
  JiraResults,
  JiraArguments,
  Sender,
  JiraChangeMethod,
  JiraMethod,
  JiraReadMethod,
} from '#lambdas/ports/jira/jiraMethods.ts';
import type { JiraAddress } from '#lambdas/ports/jira/port.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { IntegrationItem } from './integration.ts';

/**
 * Reads from the Jira of a connected integration.
 * @throws CallError integration-not-connected, tracker-...
 */
export async function readFromJira<Method extends JiraReadMethod>(
  company: CompanyDomain,
  integration: IntegrationItem,
  method: Method,
  ...args: JiraArguments[Method]
): Promise<JiraResults[Method]> {
  const address = addressOf(company, integration);
  return answerOf(await jiraGateway().read<Method>({ ...address, method, args }));
}

/** Who changes something in Jira, of which company, and for which epic. */
export type CompanySender = Sender & { readonly company: CompanyDomain };

/**
 * Changes something in the Jira of a connected integration. The journal records it, whether or not it succeeds
 * (docs/decisions/0064).
 * @throws CallError integration-not-connected, tracker-...
 */
export async function changeInJira<Method extends JiraChangeMethod>(
  { company, uid, place, replays }: CompanySender,
  integration: IntegrationItem,
  method: Method,
  ...args: JiraArguments[Method]
): Promise<JiraResults[Method]> {
  const address = addressOf(company, integration);
  const sender: Sender = { uid, place, replays };
  return answerOf(await jiraGateway().change<Method>({ ...address, method, args, sender }));
}

/** @throws CallError integration-not-connected */
function addressOf(
  company: CompanyDomain,
  { id, integrationType, baseUrl, instanceId, status }: IntegrationItem,
): JiraAddress {
  if (status !== 'ACTIVE') throw new CallError(errors.integrationNotConnected);
  return { company, integrationId: id, integrationType, baseUrl, knownInstance: instanceId };
}

function answerOf<Method extends JiraMethod>(outcome: GatewayResponse<Method>): JiraResults[Method] {
  if ('error' in outcome) throw new CallError(outcome.error, outcome.detail);
  return outcome.answer;
}
