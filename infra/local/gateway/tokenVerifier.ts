import { JwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import type { Jwks } from 'aws-jwt-verify/jwk';

/** The claims of a valid token, or undefined. */
export type VerifyToken = (token: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * Verifies a token as the gateway's JWT authorizer does: signature by the pool's published keys, issuer, time, and
 * `aud` or, without one, `client_id`. An access token of the pool therefore passes; the function has to refuse it.
 *
 * @param loadKeys fetches the pool's key set; called once, at the first token
 */
export function createTokenVerifier(options: {
  issuer: string;
  clientId: string;
  loadKeys: () => Promise<Jwks>;
}): VerifyToken {
  const { issuer, clientId, loadKeys } = options;
  let ready: Promise<ReturnType<typeof verifierWith>> | undefined;

  function verifierWith(keys: Jwks) {
    const verifier = JwtVerifier.create({ issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` });
    verifier.cacheJwks(keys);
    return verifier;
  }

  return async (token) => {
    ready ??= loadKeys().then(verifierWith);
    ready.catch(() => (ready = undefined));
    const verifier = await ready;
    try {
      const claims = verifier.verifySync(token);
      // The library treats a token without an expiry as valid for ever.
      if (typeof claims.exp !== 'number') return undefined;
      const audiences = [claims.aud ?? claims['client_id']].flat();
      return audiences.includes(clientId) ? claims : undefined;
    } catch (error) {
      if (error instanceof JwtBaseError) return undefined;
      throw error;
    }
  };
}
