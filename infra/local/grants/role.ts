import { AsyncLocalStorage } from 'node:async_hooks';
import { type FunctionName, grantsOf } from '#infra/grants.ts';
import { type PartitionKind, partitionOf } from '#lambdas/store/keys/partitions.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { refuseEmptyBounds } from './emptyBounds.ts';
import { type Need, needsOf } from './needs.ts';

/**
 * A running function, its permissions, and the companies of its event; undefined for a tool, which works on all of
 * them.
 */
type Role = {
  readonly name: FunctionName;
  readonly access: Readonly<Partial<Record<string, readonly PartitionKind[]>>>;
  readonly companies: readonly string[] | undefined;
};

/** A request of a function to the table. `refused` says why it is not allowed. */
export type Asked = {
  readonly name: FunctionName;
  readonly action: string;
  readonly kind: PartitionKind;
  readonly refused: string | undefined;
};

const roles = new AsyncLocalStorage<Role>();
const guarded = new WeakSet<object>();
let listener: ((asked: Asked) => void) | undefined;

/** Reports every request of functions to the table to a listener from now on. */
export function listenToRoles(listen: (asked: Asked) => void): void {
  listener = listen;
}

/**
 * Limits a function to the table permissions of its policy, as IAM would; locally all of them share a client. Requests
 * from outside the function, such as a test's, are not checked. It is stricter than a policy in one point: no other
 * company's partition may be accessed.
 * @param companiesOf the companies of an event
 */
export function inRole<Event extends readonly unknown[], Answer>(
  name: FunctionName,
  handler: (...event: Event) => Promise<Answer>,
  companiesOf?: (...event: Event) => readonly string[],
): (...event: Event) => Promise<Answer> {
  const access = grantsOf(name);
  return (...event) => {
    guardClient();
    return roles.run({ name, access, companies: companiesOf?.(...event) }, () => handler(...event));
  };
}

/** The running function, if any, to which requests to the table are attributed. */
export function functionAtWork(): FunctionName | undefined {
  return roles.getStore()?.name;
}

/** Runs code outside of the running function, such as a test's action in the middle of a call. */
export function outsideRoles<Answer>(act: () => Answer): Answer {
  return roles.exit(act);
}

/**
 * Makes sure that the present client enforces grants. Clients can be replaced at any time, so each invocation checks.
 */
function guardClient(): void {
  const client = tableClient();
  if (guarded.has(client)) return;
  guarded.add(client);
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const role = roles.getStore();
      if (role === undefined) return next(args);
      refuseEmptyBounds(args.input);
      for (const need of needsOf(String(context['commandName']), args.input)) judge(role, need);
      return next(args);
    },
    // Where the input has the form of the protocol, and before the SDK's own attempts.
    { step: 'serialize', name: 'grants' },
  );
}

/** @throws an error like the SDK's when a role lacks a permission */
function judge({ name, access, companies }: Role, { action, partition }: Need): void {
  const { kind, company } =
    partition === undefined ? { kind: 'ALL' as const, company: undefined } : partitionOf(partition);
  const isAllowed = access[action]?.includes(kind) ?? false;
  const isForeign = company !== undefined && companies !== undefined && !companies.includes(company);
  const refused = isAllowed
    ? isForeign
      ? `${name} has nothing to do with that company`
      : undefined
    : `${name} is not authorized to perform: dynamodb:${action} on ${kind}`;
  listener?.({ name, action, kind, refused });
  if (refused !== undefined)
    throw Object.assign(new Error(refused), {
      name: 'AccessDeniedException',
      $fault: 'client',
      $metadata: { httpStatusCode: 400, attempts: 1 },
    });
}
