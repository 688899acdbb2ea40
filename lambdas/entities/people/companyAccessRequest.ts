import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { ASK_AGAIN_MS } from '#shared/model/limits.ts';

const fields = {
  email: z.string(),
  /** When it was last made, in milliseconds. */
  date: z.int(),
};
/**
 * A person's request for access to the company, one per address; its id is their uid. Once answered it leaves a
 * tombstone, which their next request revives.
 */
export type CompanyAccessRequestItem = RowOf<typeof fields>;

export const companyAccessRequestEntity = defineEntity({
  type: 'company_access_request',
  key: rowKeys.companyAccessRequest,
  fields,
  present: null,
  heldBy: [],
});

export const companyAccessRequestDescription = describeEntity(companyAccessRequestEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'Requests for access to the application',
    rows: { of: 'company', range: rowKeys.companyAccessRequests },
  },
  search: null,
  personal: { email: '' },
});

/** Whether a person asked so recently that asking again changes nothing (rule access.23). */
export function hasAskedRecently(former: CompanyAccessRequestItem | undefined, now: number): boolean {
  return former !== undefined && now - former.date < ASK_AGAIN_MS;
}

/** The step that asks the administrators, or renews a waiting request. */
export function requestCompanyAccess(
  keys: Keys,
  { uid, email }: { uid: string; email: string },
  former: CompanyAccessRequestItem | undefined,
  date: number,
): Mutation {
  if (former === undefined)
    return create(companyAccessRequestEntity, rowKeys.companyAccessRequest(keys, email), uid, { email, date });
  return notDeleted(former) === undefined
    ? revive(companyAccessRequestEntity, former, { email, date })
    : change(companyAccessRequestEntity, former, { date });
}

/** The step that closes a request; none when there is no request. */
export function closeCompanyRequest(item: CompanyAccessRequestItem | undefined): Mutation[] {
  const waiting = notDeleted(item);
  return waiting === undefined ? [] : [remove(companyAccessRequestEntity, waiting)];
}
