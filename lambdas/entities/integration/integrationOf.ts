import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { integrationError } from '#shared/rules/integration/integrations.ts';
import type { IntegrationItem } from './integration.ts';

/** The integration that a call is about. @throws CallError integration-does-not-exist */
export function integrationOf(all: readonly IntegrationItem[], id: string): IntegrationItem {
  const item = all.find((one) => one.id === id);
  if (item === undefined) throw new CallError(errors.integrationDoesNotExist);
  return item;
}

/** The same for calls that want it enabled. @throws CallError integration-does-not-exist, integration-disabled */
export function enabledIntegration(all: readonly IntegrationItem[], id: string): IntegrationItem {
  const item = integrationOf(all, id);
  const error = integrationError(item);
  if (error !== undefined) throw new CallError(error);
  return item;
}
