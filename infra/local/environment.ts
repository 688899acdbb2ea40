import type { SignInProvider } from '#shared/model/people/signInProvider.ts';
import { providersForFunctions } from '../publicProviders.ts';

/**
 * Sets environment variables of this process, as a deployment sets them on its functions. Variables of a real AWS
 * account are overridden, so that the local run can never reach one.
 *
 * @returns restores the former values
 */
export function setEnvironment(values: Variables): () => void {
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, process.env[name]]));
  put(values);
  return () => put(before);
}

/** Variables by name; undefined for an unset one. */
type Variables = Readonly<Record<string, string | undefined>>;

function put(values: Variables): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** The environment of the product's functions (with dummy credentials, for engines that check their format). */
export function functionEnvironment(values: {
  tableName: string;
  tableEndpoint: string;
  webUrl: string;
  /** For functions that call the user pool; tools do not need it. */
  userPool?: { id: string; endpoint: string };
  /** For functions that sign people in. */
  signInProviders?: readonly SignInProvider[];
  /** Where live connections are opened; tools do not need it. */
  liveUrl?: string;
}): Variables {
  return {
    TABLE_NAME: values.tableName,
    DYNAMODB_ENDPOINT: values.tableEndpoint,
    WEB_URL: values.webUrl,
    LIVE_URL: values.liveUrl,
    USER_POOL_ID: values.userPool?.id,
    USER_POOL_ENDPOINT: values.userPool?.endpoint,
    COMPANIES: 'any',
    SIGN_IN_PROVIDERS: providersForFunctions(values.signInProviders ?? []),
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: undefined,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    // A log line per call would bury the addresses in the terminal.
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
  };
}
