import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { type CompanyReader, companyReader } from '#lambdas/store/companyReader.ts';
import type { IdempotencyRecord, IdempotentCommand } from '#lambdas/store/idempotency.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Writer } from '#lambdas/store/writer.ts';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { MapRole, Person } from '#shared/rules/people/permissions.ts';
import { authorize, type Subject } from './authorize.ts';
import type { Claims } from './claims.ts';
import { type Identity, identityOf } from './identity.ts';
import type { InInitiative } from './initiative.ts';
import type { CallLine } from './log.ts';
import { parseInput } from './parse.ts';
import { withRetries } from './retry.ts';

type Loading<Input> = {
  reader: Reader;
  company: CompanyDomain;
  input: Input;
  uid: string;
  /** The address in the token, by which the access item is found. */
  email: string;
  /** The account in the user pool that the caller signed in with, and when, in seconds. */
  sub: string;
  authTime: number;
  /** All that the token says (`claims.ts`). */
  claims: Claims;
  attempt: number;
};

type Running<Input, Loaded, Progress, Kind extends CallDefinition['kind'], Access extends string> = {
  input: Input;
  loaded: Loaded;
  progress: Progress;
  reader: Reader;
  person: Person;
} & (Kind extends 'command' ? { writer: Writer } : unknown) &
  (Access extends `map:${string}` ? { storyMap: StoryMapHead; mapRole: MapRole } : unknown) &
  (Access extends `initiative:${string}` ? InInitiative : unknown);

/** What a call requires beside the permission of its caller. @throws CallError */
export type CallCheck = (headers: Event['headers'], person: Person) => Promise<void>;

/** The two halves of a handler: it loads data, then applies the command or query to it. */
export type Implementation<Definition extends CallDefinition, Loaded, Progress> = {
  check?: CallCheck;
  /** Creates what the attempts of one request share: what it has done outside the table, which no attempt repeats. */
  begin?: () => Progress;
  /**
   * Reads the data that the call needs. It runs in parallel with the authorization, whose refusal takes precedence, and
   * again for every new attempt (`attempt` counts from 0) after another command changed the same entities.
   */
  load: (context: Loading<z.output<Definition['input']>>) => Promise<Loaded>;
  /** Applies the rule, writes, presents. Nothing is written or answered before access is known. */
  run: (
    context: Running<z.output<Definition['input']>, Loaded, Progress, Definition['kind'], Definition['access']['name']>,
  ) => Promise<z.output<Definition['output']>>;
} & (Definition['access']['name'] extends `initiative:${string}`
  ? {
      /** How the call is authorized, since it is about an initiative. */
      subject: Subject<InInitiative>;
    }
  : { subject?: never });

/** The additions of a command to a query: it is sent under a key, and it writes. */
export type CommandParts = {
  idempotency: IdempotentCommand | undefined;
  writer(uid: string): Writer;
  /** @throws CallError idempotency-mismatch when the key belongs to another input */
  answerFromRecord(record: IdempotencyRecord): Record<string, unknown>;
  /** The outcome of an attempt, or of the same command that was sent at the same time and took effect. */
  unlessDone<Answer>(attempt: Promise<Answer>): Promise<Answer | Record<string, unknown>>;
};

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;

/**
 * Serves a call from its contract and its two halves. Everything that calls have in common is here and nowhere else:
 * identity, input, access, attempts.
 * @param partsOf the additions of a command to a query
 */
export async function serve<Definition extends CallDefinition, Loaded, Progress>(
  definition: Definition,
  { check, begin, load, run, subject }: Implementation<Definition, Loaded, Progress>,
  event: Event,
  line: CallLine,
  partsOf?: (store: CompanyReader, identity: Identity, input: unknown) => CommandParts,
): Promise<unknown> {
  type Input = z.output<Definition['input']>;
  const identity = identityOf(event);
  line.company = identity.company;
  const input: Input = parseInput(definition, event);
  const store = companyReader(identity.company);
  const { reader } = store;
  line.meter = store.meter;
  const command = partsOf?.(store, identity, input);
  const progress = begin?.();
  const attemptAs = async (attempt: number) => {
    const loadAs = (uid: string) => load({ ...identity, reader, input, uid, attempt });
    const uid = identity.claimedUid;
    const early = uid === undefined ? undefined : loadAs(uid);
    // The result or error of the early load counts only once access is granted. A refusal does not wait for it, so its
    // timing reveals nothing.
    early?.catch(() => undefined);
    const authorization = await authorize(
      definition,
      reader,
      identity,
      input as { containerId?: string; uid?: string },
      command?.idempotency,
      line,
      subject,
    );
    const { person, idempotencyRecord } = authorization;
    await check?.(event.headers, person);
    if (command !== undefined && idempotencyRecord !== undefined) return command.answerFromRecord(idempotencyRecord);
    const loaded = await (early !== undefined && uid === person.uid ? early : loadAs(person.uid));
    const context = { ...authorization, input, loaded, progress, reader, writer: command?.writer(person.uid) };
    return run(context as unknown as Parameters<typeof run>[0]);
  };
  const { result, retries } = await withRetries<unknown>((attempt) =>
    command === undefined ? attemptAs(attempt) : command.unlessDone<unknown>(attemptAs(attempt)),
  );
  line.retries = retries;
  return result;
}
