type ClientConfiguration = {
  /** Where the calls live, such as `/api`. */
  apiBase: string;
  /** The ID token of the signed-in person, or undefined. */
  idToken: () => Promise<string | undefined>;
};

let configuration: ClientConfiguration | undefined;

/** To be called once before the first call. */
export function configureClient(next: ClientConfiguration): void {
  configuration = next;
}

/** What the client was configured with. @throws when it was not */
export function clientConfiguration(): ClientConfiguration {
  if (configuration === undefined) throw new Error('configureClient must be called first');
  return configuration;
}
