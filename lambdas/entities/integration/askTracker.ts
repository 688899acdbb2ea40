import { trackerGateway } from '#lambdas/ports/jira/gateway.ts';
import type { TrackerAddress } from '#lambdas/ports/jira/port.ts';
import type {
  QuestionAnswer,
  QuestionAnswers,
  QuestionArgs,
  Sender,
  SentMethod,
  TrackerMethod,
  TrackerRead,
} from '#lambdas/ports/jira/trackerQuestions.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { IntegrationItem } from './integration.ts';

/**
 * Asks the tracker of a connected integration.
 * @throws CallError integration-not-connected, tracker-...
 */
export async function askTracker<Method extends TrackerRead>(
  company: CompanyDomain,
  integration: IntegrationItem,
  method: Method,
  ...args: QuestionArgs[Method]
): Promise<QuestionAnswers[Method]> {
  const address = addressOf(company, integration);
  return answerOf(await trackerGateway().read<Method>({ ...address, method, args }));
}

/** Who changes something at a tracker, of which company, and for which epic. */
export type CompanySender = Sender & { readonly company: CompanyDomain };

/**
 * Changes something at the tracker of a connected integration. The journal holds it, whatever comes of it
 * (docs/decisions/0064).
 * @throws CallError integration-not-connected, tracker-...
 */
export async function changeAtTracker<Method extends SentMethod>(
  { company, uid, place, replays }: CompanySender,
  integration: IntegrationItem,
  method: Method,
  ...args: QuestionArgs[Method]
): Promise<QuestionAnswers[Method]> {
  const address = addressOf(company, integration);
  const sender: Sender = { uid, place, replays };
  return answerOf(await trackerGateway().change<Method>({ ...address, method, args, sender }));
}

/** @throws CallError integration-not-connected */
function addressOf(
  company: CompanyDomain,
  { id, integrationType, baseUrl, instanceId, status }: IntegrationItem,
): TrackerAddress {
  if (status !== 'ACTIVE') throw new CallError(errors.integrationNotConnected);
  return { company, integrationId: id, integrationType, baseUrl, knownInstance: instanceId };
}

function answerOf<Method extends TrackerMethod>(outcome: QuestionAnswer<Method>): QuestionAnswers[Method] {
  if ('error' in outcome) throw new CallError(outcome.error, outcome.detail);
  return outcome.answer;
}
