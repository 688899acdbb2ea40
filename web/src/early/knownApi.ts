/**
 * The storage key of the API's address, so that the next visit can send requests before it has loaded the
 * configuration.
 */
export const KNOWN_API_KEY = 'KnownApi';
