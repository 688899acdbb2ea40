/**
 * The header with the secret that the CDN shares with the functions; the CDN overwrites it when a client sends it
 * (lambdas/runtime/origin.ts).
 */
export const ORIGIN_HEADER = 'x-storyd-origin';
