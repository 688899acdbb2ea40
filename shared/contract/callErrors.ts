import * as z from 'zod/mini';
import { type ErrorCode, errors } from '../errors.ts';
import { permissions } from '../rules/permissions.ts';
import type { CallDefinition } from './defineCall.ts';

const codes = Object.keys(errors) as ErrorCode[];

/** Whether a call takes any field. */
export function takesInput({ input }: CallDefinition): boolean {
  return input instanceof z.ZodMiniObject && Object.keys(input.shape).length > 0;
}

/**
 * Everything that a call can be refused with, in the order of the closed list: by its own rule, by its access, because of its input, and
 * what can happen to any call (rule call.1).
 */
export function callErrors(definition: CallDefinition): ErrorCode[] {
  const found = new Set<ErrorCode>([...definition.errors, ...generalErrors(definition)]);
  return codes.filter((code) => found.has(code));
}

/** Those of them that follow from the kind of call and not from its own rule. */
export function generalErrors(definition: CallDefinition): ErrorCode[] {
  const { method, kind, access } = definition;
  const hasBody = method !== 'GET';
  return [
    ...(hasBody || takesInput(definition) ? (['bad-input'] as const) : []),
    ...(hasBody ? (['not-json', 'too-large'] as const) : []),
    ...(access === 'public'
      ? []
      : (['not-authenticated', 'email-not-verified', 'no-company-access', permissions[access].refusal] as const)),
    // Whoever loses against others again and again is told so; and a key stands for one command only.
    ...(kind === 'command' ? (['conflict', 'idempotency-mismatch'] as const) : []),
    'too-many-requests',
    'unknown',
    'maintenance',
  ];
}
