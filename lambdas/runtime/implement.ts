import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import type { MapRole, Person } from '#shared/rules/permissions.ts';
import { companyStore } from '#lambdas/data/companyStore.ts';
import type { StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import type { Writer } from '#lambdas/data/writer.ts';
import { admit } from './gate.ts';
import { identityOf } from './identity.ts';
import type { CallLine } from './log.ts';
import { parseInput } from './parse.ts';
import { respond, type CallHandler } from './respond.ts';
import { withRetries } from './retry.ts';

type Loading<Input> = { reader: Reader; input: Input; uid: string; attempt: number };

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
  run: (context: Running<z.output<Definition['input']>, Loaded, Definition['access']>) => Promise<z.output<Definition['output']>>;
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
  const tab = event.headers['x-tab-id']?.slice(0, 64) ?? null;
  const { result, retries } = await withRetries(async (attempt) => {
    const loadAs = (uid: string) => load({ reader: store.reader, input, uid, attempt });
    const uid = identity.claimedUid;
    const [admission, early] = await Promise.allSettled([
      admit(definition, store.reader, identity, input as { containerId?: string; uid?: string }),
      uid === undefined ? undefined : loadAs(uid),
    ]);
    if (admission.status === 'rejected') throw admission.reason;
    const { person, storyMap, mapRole } = admission.value;
    if (early.status === 'rejected') throw early.reason;
    const loaded = uid === person.uid ? (early.value as Loaded) : await loadAs(person.uid);
    const writer = store.writer({ uid: person.uid, tab, call: definition.name });
    const context = { input, loaded, reader: store.reader, writer, person, storyMap, mapRole };
    return run(context as unknown as Running<Input, Loaded, Definition['access']>);
  });
  line.retries = retries;
  return result;
}
