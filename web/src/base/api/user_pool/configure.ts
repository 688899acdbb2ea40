import { Amplify } from 'aws-amplify';
import type { Configuration } from '../configuration.ts';
import { authConfigOf } from './authConfig.ts';

/** Configures Amplify for the user pool. */
export function configure(configuration: Configuration): void {
  Amplify.configure({ Auth: authConfigOf(configuration) });
}
