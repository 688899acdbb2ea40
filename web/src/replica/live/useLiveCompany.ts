import { ADMINS_TOPIC, COMPANY_TOPIC, GLOBAL_VIEWERS_TOPIC, personTopic } from '#shared/rules/live/topics.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { replica } from '#web/replica/replica.ts';
import type { Scope } from '#web/replica/scope.ts';
import { COMPANY_SCOPE } from '#web/replica/scopes.ts';
import type { Followed } from './LiveTab.ts';
import { companyReads, readsOfAny } from './readsOf.ts';
import type { Rereads } from './Rereads.ts';
import { rejoinLive, useLive, useRereads } from './useLive.ts';

/** Shows the signed-in user what others change about them, the company and, for administrators, its people. */
export function useLiveCompany(uid: string): void {
  const rereads = useRereads();
  const { scope, own } = useCompany();
  useLive(followCompany(uid, [scope, own], rereads), scope);
}

function followCompany(uid: string, scopes: readonly Scope[], rereads: Rereads): Followed {
  const person = personTopic(uid);
  return {
    scope: { company: true },
    takes: (topic) => [person, COMPANY_TOPIC, ADMINS_TOPIC, GLOBAL_VIEWERS_TOPIC].includes(topic),
    enter: ({ topic, changed, removed, touched }) => {
      replica.enter(COMPANY_SCOPE, { changed, removed });
      // What another tab of theirs has changed is known.
      rereads.want(readsOfAny(touched.filter((each) => scopes.every((scope) => !scope.knows(each)))));
      // Their roles decide what they may follow. The answer also says which roles those are, so that the token is renewed.
      if (topic === person && touched.some(({ type }) => type === 'registered_email')) rejoinLive();
    },
    catchUp: async () => rereads.want(companyReads),
  };
}
