/** Replaces the SDK's endpoint discovery, which is off unless a client enables it, and none does. */
export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config;

/** The settings by which the SDK would enable it. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};
