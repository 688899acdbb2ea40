import { AsyncLocalStorage } from 'node:async_hooks';
import { type FunctionName, grantsOf } from '#infra/grants.ts';
import { tableClient } from '#lambdas/data/client.ts';
import { type PartitionKind, partitionOf } from '#lambdas/data/partitions.ts';
import { type Need, needsOf } from './needs.ts';

/** A function at work, what it may do, and the companies that what it was called with is about; undefined for a tool, which works on all of them. */
type Role = {
  readonly name: FunctionName;
  readonly access: Readonly<Partial<Record<string, readonly PartitionKind[]>>>;
  readonly companies: readonly string[] | undefined;
};

/** What a function asked of the table. `refused` says why it may not do so. */
export type Asked = {
  readonly name: FunctionName;
  readonly action: string;
  readonly kind: PartitionKind;
  readonly refused: string | undefined;
};

const roles = new AsyncLocalStorage<Role>();
const guarded = new WeakSet<object>();
let listener: ((asked: Asked) => void) | undefined;

/** From now on reports every request of functions to the table to a listener. */
export function listenToRoles(listen: (asked: Asked) => void): void {
  listener = listen;
}

/**
 * A function that may do at the table what its policy allows and is refused everything else, as IAM would; on one machine all of them share a client. Whatever does not happen
 * within it, such as what a test writes, is not judged. In one thing this is stricter than a policy can be: no other company's partition may be touched.
 * @param companiesOf the companies that an event is about
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

/** The function at work, if one is: what it asks of the table is its doing. */
export function functionAtWork(): FunctionName | undefined {
  return roles.getStore()?.name;
}

/** Does something on behalf of nobody, although a function has come to it: what a test has happen in the middle of a call. */
export function outsideRoles<Answer>(act: () => Answer): Answer {
  return roles.exit(act);
}

/** Makes sure that the client of this moment refuses. Clients are put in place at any time, so each invocation looks. */
function guardClient(): void {
  const client = tableClient();
  if (guarded.has(client)) return;
  guarded.add(client);
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const role = roles.getStore();
      if (role !== undefined) for (const need of needsOf(String(context['commandName']), args.input)) judge(role, need);
      return next(args);
    },
    // Where the input has the form of the protocol, and ahead of the SDK's own attempts.
    { step: 'serialize', name: 'grants' },
  );
}

/** @throws an error like the SDK's when a role does not allow what is needed */
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
