import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { request, endSession } from '#web/base/api/client.ts';
import { createQueryClient } from '#web/base/api/queries.ts';
import { pageIsInteractive } from '#web/base/browser/fetchAhead.ts';
import { whenIdle } from '#web/base/browser/whenIdle.ts';
import { CompanyContext, CompanyReplica } from '#web/replica/company/CompanyReplica.ts';
import { refreshShiftedLists } from '#web/replica/company/shiftedLists.ts';
import { followAnswers } from '#web/replica/followAnswers.ts';
import { replica } from '#web/replica/replica.ts';
import { onForgetAnswers } from './answers.ts';

const queryClient = createQueryClient();
let company = new CompanyReplica(request);
let leave = company.join(replica);
followAnswers(replica);
refreshShiftedLists(queryClient);
/** The answer of one query may show the part of a page that makes the next one. */
const showsItsContent = () => {
  if (queryClient.isFetching() === 0) pageIsInteractive();
};
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated' && query.state.status !== 'pending' && queryClient.isFetching() === 0)
    whenIdle(showsItsContent);
});
onForgetAnswers(() => {
  endSession();
  queryClient.clear();
  leave();
  company = new CompanyReplica(request);
  leave = company.join(replica);
});

/**
 * Provides the cache of answers to all code that makes calls. The sign-in pages make none, so this loads with the pages
 * behind the login.
 */
export function Cached({ children }: { children: ReactNode }) {
  const known = useSyncExternalStore(onForgetAnswers, () => company);
  return (
    <QueryClientProvider client={queryClient}>
      <CompanyContext value={known}>{children}</CompanyContext>
    </QueryClientProvider>
  );
}
