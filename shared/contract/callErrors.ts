import * as z from 'zod/mini';
import type { KnownError } from '../CallError.ts';
import * as errors from '../errors.ts';
import { errorTable } from '../errorTable.ts';
import type { CallDefinition } from './defineCall.ts';

/** Whether a call has any input field. */
export function takesInput({ input }: CallDefinition): boolean {
  return input instanceof z.ZodMiniObject && Object.keys(input.shape).length > 0;
}

/**
 * All possible refusals of a call, in the order of the closed list: by its own rule, by its access, because of its
 * input, and the refusals common to all calls (rule call.1).
 */
export function callErrors(definition: CallDefinition): KnownError[] {
  const found = new Set<KnownError>([...definition.errors, ...generalErrors(definition)]);
  return Object.values(errorTable).filter((error) => found.has(error));
}

/** The refusals that follow from the kind of call and not from its own rule. */
export function generalErrors(definition: CallDefinition): KnownError[] {
  const { method, kind, access } = definition;
  const hasBody = method !== 'GET';
  return [
    ...(hasBody || takesInput(definition) ? ([errors.badInput] as const) : []),
    ...(hasBody ? ([errors.notJson, errors.tooLarge] as const) : []),
    ...(access.name === 'public'
      ? []
      : ([errors.notAuthenticated, errors.emailNotVerified, errors.noCompanyAccess, access.refusal] as const)),
    ...(access.name.startsWith('initiative:') ? ([errors.initiativeDoesNotExist] as const) : []),
    // A command that fails every retry is a conflict, and an idempotency key belongs to one command only.
    ...(kind === 'command' ? ([errors.conflict, errors.idempotencyMismatch] as const) : []),
    errors.tooManyRequests,
    errors.unknown,
    errors.maintenance,
  ];
}
