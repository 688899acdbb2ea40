import { trackerGateway } from '#lambdas/ports/jira/gateway.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { IntegrationItem } from './integration.ts';
import type {
  QuestionAnswer,
  Sender,
  SentMethod,
  TrackerMethod,
  TrackerQuestion,
  TrackerQuestions,
  TrackerRead,
} from './trackerQuestions.ts';

type Result<Method extends TrackerMethod> = Promise<Awaited<ReturnType<TrackerQuestions[Method]>>>;

/**
 * Asks the tracker of a connected integration.
 * @throws CallError integration-not-connected, tracker-...
 */
export function askTracker<Method extends TrackerRead>(
  company: CompanyDomain,
  integration: IntegrationItem,
  method: Method,
  ...args: Parameters<TrackerQuestions[Method]>
): Result<Method> {
  return ask({ ...addressOf(company, integration), method, args } as unknown as TrackerQuestion<Method>, integration);
}

/** Who changes something at a tracker, of which company, and for which epic. */
export type CompanySender = Sender & { readonly company: CompanyDomain };

/**
 * Changes something at the tracker of a connected integration. The journal holds it, whatever comes of it
 * (docs/decisions/0064).
 * @throws CallError integration-not-connected, tracker-...
 */
export function changeAtTracker<Method extends SentMethod>(
  { company, uid, place, replays }: CompanySender,
  integration: IntegrationItem,
  method: Method,
  ...args: Parameters<TrackerQuestions[Method]>
): Result<Method> {
  const sender: Sender = { uid, place, replays };
  const question = { ...addressOf(company, integration), method, args, sender };
  return ask(question as unknown as TrackerQuestion<Method>, integration);
}

const addressOf = (company: CompanyDomain, { id, integrationType, baseUrl, instanceId }: IntegrationItem) => ({
  ...{ company, integrationId: id, integrationType, baseUrl, knownInstance: instanceId },
});

async function ask<Method extends TrackerMethod>(
  question: TrackerQuestion<Method>,
  { status }: IntegrationItem,
): Result<Method> {
  if (status !== 'ACTIVE') throw new CallError(errors.integrationNotConnected);
  const outcome = (await trackerGateway()(question)) as QuestionAnswer<Method>;
  if ('error' in outcome) throw new CallError(outcome.error, outcome.detail);
  return outcome.answer;
}
