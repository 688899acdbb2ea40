import type { IntegrationItem } from '#lambdas/data/entities/integration.ts';
import { trackerGateway } from '#lambdas/tracker/gateway.ts';
import type { TrackerMethod, TrackerPort, TrackerQuestion } from '#lambdas/tracker/port.ts';
import type { RefusalReason } from '#lambdas/tracker/trackerRefused.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/company.ts';

const refusals: Readonly<Record<RefusalReason, KnownError>> = {
  'credential-refused': errors.trackerCredentialRefused,
  'requests-refused': errors.trackerRequestsRefused,
  moved: errors.trackerMoved,
  unreachable: errors.trackerUnreachable,
  unanswered: errors.trackerUnanswered,
  busy: errors.trackerBusy,
  'not-found': errors.trackerNotFound,
};

/**
 * Asks the tracker of a connected integration.
 * @throws CallError integration-not-connected, tracker-...
 */
export async function askTracker<Method extends TrackerMethod>(
  company: CompanyDomain,
  { id, integrationType, baseUrl, instanceId, status }: IntegrationItem,
  method: Method,
  ...args: Parameters<TrackerPort[Method]>
): Promise<Awaited<ReturnType<TrackerPort[Method]>>> {
  if (status !== 'ACTIVE') throw new CallError(errors.integrationNotConnected);
  const question: TrackerQuestion<Method> = {
    ...{ company, integrationId: id, integrationType, baseUrl },
    ...{ knownInstance: instanceId, method, args },
  };
  const outcome = await trackerGateway()(question);
  if ('refused' in outcome) throw new CallError(refusals[outcome.refused]);
  return outcome.answer;
}
