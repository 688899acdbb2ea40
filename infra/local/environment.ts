/**
 * Sets environment variables of this process, as a deployment sets them on its functions. Variables that mean a real AWS account are
 * overridden, so that the local run can never reach one.
 *
 * @returns puts everything back
 */
export function setEnvironment(values: Variables): () => void {
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, process.env[name]]));
  put(values);
  return () => put(before);
}

/** Variables by name; undefined stands for one that is not set. */
type Variables = Readonly<Record<string, string | undefined>>;

function put(values: Variables): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** What the product's functions find in their environment (credentials of nobody, for engines that look at their form). */
export function functionEnvironment(values: {
  tableName: string;
  tableEndpoint: string;
  webUrl: string;
  /** For functions that go to the user pool; tools have no need of it. */
  userPool?: { id: string; endpoint: string };
}): Variables {
  return {
    TABLE_NAME: values.tableName,
    DYNAMODB_ENDPOINT: values.tableEndpoint,
    WEB_URL: values.webUrl,
    USER_POOL_ID: values.userPool?.id,
    USER_POOL_ENDPOINT: values.userPool?.endpoint,
    COMPANIES: 'any',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: undefined,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    // A line for every call would bury the addresses that the terminal shows.
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
  };
}
