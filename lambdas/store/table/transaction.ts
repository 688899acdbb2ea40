import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { check, erase, put, type TransactItem, update } from './writes.ts';

/**
 * A step of a change in the form of the table's transaction: usually one item. `at` is the time of the change in
 * milliseconds.
 */
export function transactItems(mutation: Mutation, at: number): TransactItem[] {
  if ('entity' in mutation) return mutation.kind.items(mutation, mutation.kind.rowAfter(mutation, at));
  const { key } = mutation;
  switch (mutation.do) {
    case 'putPointer':
      return [put({ ...key, ...mutation.fields }, mutation.require ?? [])];
    case 'deletePointer':
      return [erase(key, [])];
    case 'count':
      return [update(key, {}, [mutation, ...(mutation.more ?? [])], mutation.require)];
    case 'require':
      return [check(key, mutation.require)];
  }
}
