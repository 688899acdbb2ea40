/** In place of the SDK's endpoints that are asked for instead of known: off unless a client switches it on, and none does. */
export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config;

/** Where the SDK would look whether to switch it on. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};
