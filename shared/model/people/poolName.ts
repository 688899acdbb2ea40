/** What administrators of the user pool call an account (`poolNameOf` in `lambdas/entities/people/signIns.ts`). */
export type PoolName = string & { readonly poolName: unique symbol };
