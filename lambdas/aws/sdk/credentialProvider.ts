/** In place of the SDK's chain of credential sources, which each client imports: Lambda hands its credentials over in the environment. */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
