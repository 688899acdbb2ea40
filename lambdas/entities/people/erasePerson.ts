import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import { change, purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import * as erasedTexts from '#shared/texts/people/erased.ts';
import { accessEntity, type AccessItem, userEntity, type UserItem } from './access.ts';
import { companyAccessRequestEntity, type CompanyAccessRequestItem } from './companyAccessRequest.ts';
import { NEW_ERASURE } from './erasing.ts';

/**
 * The steps that erase a person without access (rule access.35): their address knows nobody any more, their uid has no
 * name, and it stays listed as one without access. The worker does the rest
 * (lambdas/events/erase_people/erase_people.ts), which includes the log entry of these very steps.
 * @param request for access to the company, waiting or answered
 * @param by the uid of the administrator
 */
export function erasePerson(
  keys: Keys,
  company: CompanyDomain,
  { access, user, request }: { access: AccessItem; user: UserItem; request: CompanyAccessRequestItem | undefined },
  by: string,
): Mutation[] {
  const { uid } = access;
  const at = Date.now();
  return [
    purge(accessEntity, access),
    // Looking up the access of everybody by address finds nobody there.
    change(userEntity, user, { email: uid, username: erasedTexts.person, erased: at }),
    ...(request === undefined ? [] : [purge(companyAccessRequestEntity, request)]),
    {
      do: 'putPointer',
      key: rowKeys.erasing(keys, uid),
      fields: { ...NEW_ERASURE, uid, startedAt: at, startedBy: by },
    },
    { do: 'putPointer', key: platformKeys.dueErasure(company, uid), fields: { company, uid } },
  ];
}
