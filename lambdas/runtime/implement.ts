import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { CallError, type ErrorCode } from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { MapRole, Person } from '#shared/rules/permissions.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { companyStore } from '#lambdas/data/companyStore.ts';
import type { StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { repeatable, type Remembered, type Repeatable } from '#lambdas/data/idempotency.ts';
import type { Keys } from '#lambdas/data/keys.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import type { Writer } from '#lambdas/data/writer.ts';
import { admit } from './gate.ts';
import { identityOf, type Identity } from './identity.ts';
import type { CallLine } from './log.ts';
import { parseInput } from './parse.ts';
import { respond, type CallHandler } from './respond.ts';
import { withRetries } from './retry.ts';

type Loading<Input> = { reader: Reader; company: CompanyDomain; input: Input; uid: string; attempt: number };

type Running<Input, Loaded, Access extends string> = {
  input: Input;
  loaded: Loaded;
  reader: Reader;
  writer: Writer;
  person: Person;
} & (Access extends `map:${string}` ? { storyMap: StoryMapHead; mapRole: MapRole } : unknown);

/** The two halves of a handler: what it reads, and what it makes of it. */
export type Implementation<Definition extends CallDefinition, Loaded> = {
  /**
   * Reads what the call needs. It runs beside the check of access, whose refusal comes first whatever this finds, and again for every new
   * attempt (`attempt` counts from 0) after somebody else changed the same things.
   */
  load: (context: Loading<z.output<Definition['input']>>) => Promise<Loaded>;
  /** Applies the rule, writes, presents. Nothing is written or answered before access is known. */
  run: (
    context: Running<z.output<Definition['input']>, Loaded, Definition['access']>,
  ) => Promise<z.output<Definition['output']>>;
};

/**
 * Makes the handler of a call out of its contract and its two halves. Everything that all calls have in common is here and nowhere else:
 * identity, input, access, attempts, answers, errors, the log.
 */
export function implement<const Definition extends CallDefinition, Loaded>(
  definition: Definition,
  implementation: Implementation<Definition, Loaded>,
): CallHandler {
  return (event) => respond(definition.name, event, (line) => serve(definition, implementation, event, line));
}

async function serve<Definition extends CallDefinition, Loaded>(
  definition: Definition,
  { load, run }: Implementation<Definition, Loaded>,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  line: CallLine,
): Promise<unknown> {
  type Input = z.output<Definition['input']>;
  const identity = identityOf(event);
  line.company = identity.company;
  const input: Input = parseInput(definition, event);
  const store = companyStore(identity.company);
  line.meter = store.meter;
  const again = repeatableOf(definition, event, identity, input, store.reader.keys);
  const tab = event.headers['x-tab-id']?.slice(0, 64) ?? null;
  const attemptAs = async (attempt: number) => {
    const loadAs = (uid: string) => load({ reader: store.reader, company: identity.company, input, uid, attempt });
    const uid = identity.claimedUid;
    const early = uid === undefined ? undefined : loadAs(uid);
    // Whatever the early look meets counts only once access is given; a refusal does not wait for it, so its time tells nothing.
    early?.catch(() => undefined);
    const admission = await admit(
      definition,
      store.reader,
      identity,
      input as { containerId?: string; uid?: string },
      again,
    );
    const { person, storyMap, mapRole, remembered } = admission;
    if (remembered !== undefined) return answerAgain(remembered, again);
    const loaded = await (early !== undefined && uid === person.uid ? early : loadAs(person.uid));
    const writer = store.writer({ uid: person.uid, tab, call: definition.name, repeatable: again });
    const context = { input, loaded, reader: store.reader, writer, person, storyMap, mapRole };
    return run(context as unknown as Running<Input, Loaded, Definition['access']>);
  };
  const { result, retries } = await withRetries((attempt) => unlessDone(attemptAs(attempt), store.reader, again));
  line.retries = retries;
  return result;
}

/** Refusals that say nothing of the command itself. */
const refusedAnyhow = new Set<ErrorCode>(['maintenance', 'no-company-access']);

/**
 * A command that was sent twice at once may look for its marker just before the other one of the two takes effect, and at its things just after: what it
 * asks for is done then, and is refused. So who is refused looks for the marker once more (docs/decisions/0016).
 * @throws the refusal, when the command has not taken effect
 */
async function unlessDone<Answer>(
  attempt: Promise<Answer>,
  reader: Reader,
  again: Repeatable | undefined,
): Promise<Answer | Record<string, unknown>> {
  try {
    return await attempt;
  } catch (refusal) {
    if (again === undefined || !(refusal instanceof CallError) || refusedAnyhow.has(refusal.code)) throw refusal;
    const [remembered] = await reader.get<[Remembered]>([again.key]);
    if (remembered === undefined) throw refusal;
    return answerAgain(remembered, again);
  }
}

/** What a command is remembered under, when its sender gave it an `Idempotency-Key` (decisions 17). */
function repeatableOf(
  definition: CallDefinition,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  { email }: Identity,
  input: unknown,
  keys: Keys,
): Repeatable | undefined {
  const idempotencyKey = event.headers['idempotency-key'];
  if (definition.kind !== 'command' || idempotencyKey === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw new CallError('bad-input', { fieldErrors: { 'Idempotency-Key': errorTexts.idempotencyKey } });
  return repeatable(keys, { email, call: definition.name, idempotencyKey, input });
}

function answerAgain(remembered: Remembered, again: Repeatable | undefined): Record<string, unknown> {
  if (remembered.inputHash !== again?.inputHash) throw new CallError('idempotency-mismatch');
  return remembered.answer;
}
