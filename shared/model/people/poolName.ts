/** What administrators of the user pool call an account (`poolNameOf` in `lambdas/data/entities/signIns.ts`). */
export type PoolName = string & { readonly poolName: unique symbol };
