import { takeEarlyConfiguration } from './early.ts';

/** A sign-in provider besides passwords. Without `passwords` its people can sign in no other way. */
export type ProviderSettings = { readonly id: string; readonly label: string; readonly passwords: boolean };

/** The configuration of a deployment, served beside the application as `/config.json`. */
export type Configuration = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Only when the user pool is not Cognito's own (the local run). */
  userPoolEndpoint?: string;
  /** Only when the user pool lacks SRP (an AWS emulator): passwords are then sent in plain text. */
  signInFlow?: 'USER_PASSWORD_AUTH';
  /**
   * Only when a second factor is not optional: required of all users, or unsupported by the user pool (an AWS
   * emulator).
   */
  secondFactor?: 'required' | 'off';
  /** Only when there are sign-in providers besides passwords: the user pool's own domain, and what they are. */
  providers?: { readonly origin: string; readonly list: readonly ProviderSettings[] };
  /** The base path of the calls, such as `/api`. */
  apiBase: string;
};

/** The storage key of the configuration of the last visit. */
export const CONFIGURATION_KEY = 'storyd.configuration';

/**
 * The configuration of the last visit, or undefined. With it a visit need not wait for the server, which has the
 * present one. Unreadable data is ignored.
 */
export function keptConfiguration(storage: Pick<Storage, 'getItem'>): Configuration | undefined {
  const kept = storage.getItem(CONFIGURATION_KEY);
  try {
    return kept === null ? undefined : configurationOf(JSON.parse(kept) as Partial<Configuration> | null);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Loads the configuration, and keeps it for the next visit.
 * @throws Error when it cannot be loaded or is incomplete: nothing works without it
 */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await (takeEarlyConfiguration() ?? fetch('/config.json', { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const configuration = configurationOf((await response.json()) as Partial<Configuration>);
  if (configuration === undefined) throw new Error('/config.json is incomplete');
  localStorage.setItem(CONFIGURATION_KEY, JSON.stringify(configuration));
  return configuration;
}

/** Undefined when something is missing. */
function configurationOf(read: Partial<Configuration> | null): Configuration | undefined {
  const { region, userPoolId, userPoolClientId, userPoolEndpoint, signInFlow, secondFactor, providers, apiBase } =
    read ?? {};
  if (region === undefined || userPoolId === undefined || userPoolClientId === undefined || apiBase === undefined)
    return undefined;
  return {
    region,
    userPoolId,
    userPoolClientId,
    apiBase,
    ...(userPoolEndpoint === undefined || userPoolEndpoint === '' ? {} : { userPoolEndpoint }),
    ...(signInFlow === undefined ? {} : { signInFlow }),
    ...(secondFactor === undefined ? {} : { secondFactor }),
    ...(providers === undefined ? {} : { providers }),
  };
}
