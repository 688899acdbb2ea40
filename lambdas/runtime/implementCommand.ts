import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { CompanyReader } from '#lambdas/store/companyReader.ts';
import { companyWriter } from '#lambdas/store/companyStore.ts';
import { type IdempotencyRecord, type IdempotentCommand, idempotentCommand } from '#lambdas/store/idempotency.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import { CallError, type ErrorCode } from '#shared/CallError.ts';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import type { Identity } from './identity.ts';
import { type CallHandler, respond } from './respond.ts';
import { type CommandParts, type Implementation, serve } from './serve.ts';

/** Creates the handler of a command from its contract and its two halves. */
export function implementCommand<const Definition extends CallDefinition & { kind: 'command' }, Loaded, Progress>(
  definition: Definition,
  implementation: Implementation<Definition, Loaded, Progress>,
): CallHandler {
  return (event) =>
    respond(definition.name, event, (line) =>
      serve(definition, implementation, event, line, (store, identity, input) =>
        partsOf(definition, event, store, identity, input),
      ),
    );
}

/** Refusals that do not depend on the command itself. */
const refusedAnyhow = new Set<ErrorCode>([errors.maintenance.code, errors.noCompanyAccess.code]);

function partsOf(
  definition: CallDefinition,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  store: CompanyReader,
  identity: Identity,
  input: unknown,
): CommandParts {
  const { reader } = store;
  const idempotency = idempotencyOf(definition, event, identity, input, reader.keys);
  const tab = event.headers['x-tab-id']?.slice(0, 64) ?? null;
  const answerFromRecord = ({ inputHash, answer }: IdempotencyRecord) => {
    if (inputHash !== idempotency?.inputHash) throw new CallError(errors.idempotencyMismatch);
    return answer;
  };
  return {
    idempotency,
    writer: (uid) => companyWriter(store, { uid, tab, call: definition.name, idempotency }),
    answerFromRecord,
    /**
     * When a command is sent twice at once, the second may read its idempotency record just before the first one
     * commits, and its entities just after: then its change is made already, and it is refused. So a refused command
     * reads its record once more (docs/decisions/0016).
     * @throws the refusal, when the command has not taken effect
     */
    async unlessDone(attempt) {
      try {
        return await attempt;
      } catch (refusal) {
        if (idempotency === undefined || !(refusal instanceof CallError) || refusedAnyhow.has(refusal.code))
          throw refusal;
        const [record] = await reader.get<[IdempotencyRecord]>([idempotency.key]);
        if (record === undefined) throw refusal;
        return answerFromRecord(record);
      }
    },
  };
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
  if (idempotencyKey === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw new CallError(errors.badInput, { fieldErrors: { 'Idempotency-Key': errorTexts.idempotencyKey } });
  return idempotentCommand(keys, { email, call: definition.name, idempotencyKey, input });
}
