/**
 * Stage of the API, named like the path under which the product's own origin serves it, so that paths need no
 * rewriting.
 */
export const STAGE = 'api';
