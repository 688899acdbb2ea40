import { takeEarlyConfiguration } from './early.ts';

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
  /** The base path of the calls, such as `/api`. */
  apiBase: string;
};

/** Loads the configuration. @throws Error when it cannot be loaded or is incomplete: nothing works without it. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await (takeEarlyConfiguration() ?? fetch('/config.json', { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const { region, userPoolId, userPoolClientId, userPoolEndpoint, signInFlow, secondFactor, apiBase } =
    (await response.json()) as Partial<Configuration>;
  if (region === undefined || userPoolId === undefined || userPoolClientId === undefined || apiBase === undefined)
    throw new Error('/config.json is incomplete');
  return {
    region,
    userPoolId,
    userPoolClientId,
    apiBase,
    ...(userPoolEndpoint === undefined || userPoolEndpoint === '' ? {} : { userPoolEndpoint }),
    ...(signInFlow === undefined ? {} : { signInFlow }),
    ...(secondFactor === undefined ? {} : { secondFactor }),
  };
}
