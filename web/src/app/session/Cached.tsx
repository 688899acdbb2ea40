import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '#web/api/queries.ts';
import { followStoryMaps } from '#web/api/storyMapLists.ts';
import { followAnswers } from '#web/replica/followAnswers.ts';
import { replica } from '#web/replica/replica.ts';
import { onForgetAnswers } from './answers.ts';

const queryClient = createQueryClient();
followStoryMaps(queryClient);
followAnswers(replica);
onForgetAnswers(() => queryClient.clear());

/**
 * What makes calls stands in here, and shares one cache wherever it stands. Signing in needs none, so this is fetched with the pages behind it, and never
 * part of what every page loads.
 */
export function Cached({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
