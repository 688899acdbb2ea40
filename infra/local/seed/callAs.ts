import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { AccessItem } from '#lambdas/entities/people/access.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type CallInput, type CallName, type CallOutput, registry } from '#shared/contract/registry.ts';
import { type CompanyDomain, companyOfEmail } from '#shared/model/people/companyDomain.ts';

/** Makes a call as one person. @throws when it is refused: everything in the seed must be allowed */
export type Caller = <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;

/** The caller. */
export type CallAs = (person: { email: string; name: string }) => Caller;

/**
 * The calls of the product as a signed-in person makes them, directly to the handlers: the seed runs before any server
 * listens, and needs no password.
 */
export function callAs(person: { email: string; name: string }): Caller {
  return async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
    // Loaded late, like the triggers: handlers read the environment that the stack sets.
    const { handlers } = await import('../handlers.ts');
    const company = companyOfEmail(person.email) ?? fail(person.email);
    const event = eventOf(name, input, { ...person, company, sub: await subOf(company, person.email) });
    if (registry[name].path.startsWith('/integration/')) {
      // As the pages do.
      const { token } = await callAs(person)('app_check_token', {});
      event.headers['x-app-check'] = token;
    }
    const { statusCode, body = '' } = await handlers[name](event);
    if (statusCode !== 200) throw new Error(`${name} refused ${person.email}: ${statusCode} ${body}`);
    return JSON.parse(body) as CallOutput<Name>;
  };
}

/** The account of a person, which they have signed up with before they make a call. */
async function subOf(company: CompanyDomain, email: string): Promise<string> {
  const { reader } = companyStore(company);
  const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
  return access?.sub ?? fail(email);
}

function fail(email: string): never {
  throw new Error(`${email} has not signed up`);
}

type TokenHolder = { email: string; name: string; company: CompanyDomain; sub: string };

/** The event that the gateway would send for the call. */
function eventOf(
  name: CallName,
  input: object,
  { email, name: username, company, sub }: TokenHolder,
): APIGatewayProxyEventV2WithJWTAuthorizer {
  const { method, path } = registry[name];
  const query = Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value)]));
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: `/api${path}`,
    rawQueryString: method === 'GET' ? new URLSearchParams(query).toString() : '',
    headers: { 'content-type': 'application/json' },
    isBase64Encoded: false,
    ...(method === 'GET' ? { queryStringParameters: query } : { body: JSON.stringify(input) }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'local',
      http: { method, path: `/api${path}`, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
      requestId: `seed-${name}`,
      routeKey: `${method} ${path}`,
      stage: 'api',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
      authorizer: {
        principalId: '',
        integrationLatency: 0,
        jwt: {
          claims: {
            token_use: 'id',
            sub,
            auth_time: String(Math.floor(Date.now() / 1_000)),
            email,
            email_verified: 'true',
            name: username,
            company,
          },
          scopes: [],
        },
      },
    },
  };
}
