import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type * as z from 'zod/mini';
import { companyStore } from '#lambdas/data/companyStore.ts';
import type { StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { type IdempotencyRecord, type IdempotentCommand, idempotentCommand } from '#lambdas/data/idempotency.ts';
import type { Keys } from '#lambdas/data/keys.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import type { Writer } from '#lambdas/data/writer.ts';
import { CallError, type ErrorCode } from '#shared/CallError.ts';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { MapRole, Person } from '#shared/rules/permissions.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { authorize } from './authorize.ts';
import { type ClaimedRoles, type Identity, identityOf } from './identity.ts';
import type { CallLine } from './log.ts';
import { parseInput } from './parse.ts';
import { type CallHandler, respond } from './respond.ts';
import { withRetries } from './retry.ts';

type Loading<Input> = {
  reader: Reader;
  company: CompanyDomain;
  input: Input;
  uid: string;
  /** The address of the token: the name of the access item. */
  email: string;
  claimedRoles: ClaimedRoles;
  attempt: number;
};

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
   * attempt (`attempt` counts from 0) after somebody else changed the same entities.
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
  const idempotency = idempotencyOf(definition, event, identity, input, store.reader.keys);
  const tab = event.headers['x-tab-id']?.slice(0, 64) ?? null;
  const attemptAs = async (attempt: number) => {
    const { company, email, claimedRoles } = identity;
    const loadAs = (uid: string) => load({ reader: store.reader, company, input, uid, email, claimedRoles, attempt });
    const uid = identity.claimedUid;
    const early = uid === undefined ? undefined : loadAs(uid);
    // Whatever the early look meets counts only once access is given; a refusal does not wait for it, so its time tells nothing.
    early?.catch(() => undefined);
    const authorization = await authorize(
      definition,
      store.reader,
      identity,
      input as { containerId?: string; uid?: string },
      idempotency,
    );
    const { person, storyMap, mapRole, idempotencyRecord } = authorization;
    if (idempotencyRecord !== undefined) return answerFromRecord(idempotencyRecord, idempotency);
    const loaded = await (early !== undefined && uid === person.uid ? early : loadAs(person.uid));
    const writer = store.writer({ uid: person.uid, tab, call: definition.name, idempotency });
    const context = { input, loaded, reader: store.reader, writer, person, storyMap, mapRole };
    return run(context as unknown as Running<Input, Loaded, Definition['access']>);
  };
  const { result, retries } = await withRetries((attempt) => unlessDone(attemptAs(attempt), store.reader, idempotency));
  line.retries = retries;
  return result;
}

/** Refusals that say nothing of the command itself. */
const refusedAnyhow = new Set<ErrorCode>([errors.maintenance.code, errors.noCompanyAccess.code]);

/**
 * Of a command that was sent twice at once, the second may read its idempotency record just before the first one commits, and its entities just after:
 * then what it asks for is done already, and it is refused. So a refused command reads its record once more (docs/decisions/0016).
 * @throws the refusal, when the command has not taken effect
 */
async function unlessDone<Answer>(
  attempt: Promise<Answer>,
  reader: Reader,
  idempotency: IdempotentCommand | undefined,
): Promise<Answer | Record<string, unknown>> {
  try {
    return await attempt;
  } catch (refusal) {
    if (idempotency === undefined || !(refusal instanceof CallError) || refusedAnyhow.has(refusal.code)) throw refusal;
    const [idempotencyRecord] = await reader.get<[IdempotencyRecord]>([idempotency.key]);
    if (idempotencyRecord === undefined) throw refusal;
    return answerFromRecord(idempotencyRecord, idempotency);
  }
}

/** Key and input of the idempotency record of a command whose sender gave it an `Idempotency-Key` (rule call.5). */
function idempotencyOf(
  definition: CallDefinition,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  { email }: Identity,
  input: unknown,
  keys: Keys,
): IdempotentCommand | undefined {
  const idempotencyKey = event.headers['idempotency-key'];
  if (definition.kind !== 'command' || idempotencyKey === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw new CallError(errors.badInput, { fieldErrors: { 'Idempotency-Key': errorTexts.idempotencyKey } });
  return idempotentCommand(keys, { email, call: definition.name, idempotencyKey, input });
}

function answerFromRecord(
  record: IdempotencyRecord,
  idempotency: IdempotentCommand | undefined,
): Record<string, unknown> {
  if (record.inputHash !== idempotency?.inputHash) throw new CallError(errors.idempotencyMismatch);
  return record.answer;
}
