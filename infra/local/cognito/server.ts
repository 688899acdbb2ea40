import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { targetOf } from '../localServer.ts';
import { answer, crossOrigin } from './answers.ts';
import type { Operation, PoolContext } from './context.ts';
import { CognitoError } from './errors.ts';
import { isHosted, serveHosted } from './hosted/serve.ts';
import { openOperations, signedOperations } from './operations/index.ts';
import { readInput } from './requestBody.ts';

const targetPrefix = 'AWSCognitoIdentityProviderService.';

function operationOf(request: IncomingMessage): Operation {
  const target = request.headers['x-amz-target'];
  const name = typeof target === 'string' && target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : '';
  const open = openOperations.get(name);
  if (open) return open;
  const signed = signedOperations.get(name);
  if (!signed) throw new CognitoError('UnknownOperationException', 'The operation is not known.');
  // Any key signs here: there is no local IAM, but the SDK signs and a web page cannot.
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token', 403);
  }
  return signed;
}

/** Runs an operation; refused or not, its changes (a counted failure too) are on disk before the answer is sent. */
async function runOperation(pool: PoolContext, request: IncomingMessage): Promise<object> {
  const operation = operationOf(request);
  const input = await readInput(request);
  try {
    return await operation(pool, input);
  } finally {
    await pool.store.settled();
  }
}

async function serveOperation(pool: PoolContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = randomUUID();
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': requestId };
  try {
    answer(response, 200, await runOperation(pool, request), headers);
  } catch (error) {
    const refused =
      error instanceof CognitoError
        ? error
        : new CognitoError('InternalErrorException', `Internal error, request ${requestId}.`, 500);
    if (refused !== error) console.error(`Local user pool: request ${requestId} failed.`, error);
    // The rest of a body that was too large is not read: the connection ends with the answer.
    const closing: Record<string, string> = refused.status === 413 ? { connection: 'close' } : {};
    answer(
      response,
      refused.status,
      { __type: refused.name, message: refused.message },
      { ...headers, ...closing, 'x-amzn-errortype': `${refused.name}:` },
    );
  }
}

function discovery(pool: PoolContext): object {
  const { issuer } = pool.config();
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code', 'token'],
    subject_types_supported: ['public'],
  };
}

/**
 * Answers one HTTP request to the pool: the operations, its hosted domain's endpoints, the public key, the discovery
 * document, CORS.
 */
export async function serve(pool: PoolContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method } = request;
  const { path } = targetOf(request);
  const wellKnown = `/${pool.config().poolId}/.well-known`;
  if (method === 'OPTIONS') {
    response.writeHead(204, crossOrigin);
    response.end();
  } else if (method === 'POST' && path === '/') {
    await serveOperation(pool, request, response);
  } else if (method === 'GET' && path === `${wellKnown}/jwks.json`) {
    answer(response, 200, pool.signer.jwks);
  } else if (method === 'GET' && path === `${wellKnown}/openid-configuration`) {
    answer(response, 200, discovery(pool));
  } else if (isHosted(path)) {
    await serveHosted(pool, request, response);
  } else {
    answer(response, 404, { message: 'Not Found' });
  }
}
