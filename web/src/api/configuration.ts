import { takeEarlyConfiguration } from './early.ts';

/** What differs per deployment, served beside the application as `/config.json`. */
export type Configuration = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Only where the user pool is not Cognito's own (the local run). */
  userPoolEndpoint?: string;
  /** Only where the user pool cannot do SRP (an emulator of AWS): passwords are sent to it as they are. */
  signInFlow?: 'USER_PASSWORD_AUTH';
  /** Only where a second factor is not for people to choose: demanded of everybody, or not known to the user pool (an emulator of AWS). */
  secondFactor?: 'required' | 'off';
  /** Where the calls live, such as `/api`. */
  apiBase: string;
};

/** Reads the configuration. @throws Error when it cannot be read or lacks something: nothing works without it. */
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
