/** Where the address of the API is kept, so that the next visit can ask before it has read the configuration. */
export const KNOWN_API_KEY = 'KnownApi';
