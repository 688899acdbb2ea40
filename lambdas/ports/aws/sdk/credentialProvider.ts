/**
 * Replaces the SDK's chain of credential providers, which each client imports: Lambda puts its credentials into the
 * environment.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
