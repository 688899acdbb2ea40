type ClientConfiguration = {
  /** The base path of the calls, such as `/api`. */
  apiBase: string;
  /** The ID token of the signed-in user, or undefined. */
  idToken: () => Promise<string | undefined>;
};

let configuration: ClientConfiguration | undefined;

/** Call it once before the first call. */
export function configureClient(next: ClientConfiguration): void {
  configuration = next;
}

/** The client's configuration. @throws when it was not set */
export function clientConfiguration(): ClientConfiguration {
  if (configuration === undefined) throw new Error('configureClient must be called first');
  return configuration;
}
