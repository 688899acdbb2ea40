/** In which the CDN names the secret that it shares with the functions; it writes over what a client sends there (lambdas/runtime/origin.ts). */
export const ORIGIN_HEADER = 'x-storyd-origin';
