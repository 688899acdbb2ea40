import * as errors from '#shared/errors.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import { messageOfTrigger } from './signInError.ts';

/** The codes of OAuth for a fault inside the provider. */
const INTERNAL = ['server_error', 'temporarily_unavailable', 'internal_error'];

/** The two accounts of an address could not be linked. */
export class LinkingFailed extends Error {}

/**
 * The text for users when a sign-in through a provider fails (rule session.32): a refusal of ours as it is, a fault of
 * the provider with its own message, and anything else with the advice to ask for help.
 * @param error its name is the provider's code, its message the provider's description
 */
export function providerErrorText(error: unknown): string {
  if (!(error instanceof Error)) return errors.unknown.message;
  const refusal = messageOfTrigger(error.message);
  if (refusal !== undefined) return refusal;
  if (INTERNAL.includes(error.name)) return error.message === '' ? errors.unknown.message : error.message;
  return sessionErrorTexts.providerMessage({ message: error.message === '' ? error.name : error.message });
}
