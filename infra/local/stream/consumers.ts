import { requestOf } from '#lambdas/data/requestRef.ts';
import { subjectOf } from '#lambdas/data/subject.ts';
import { handler as carry_copies } from '#lambdas/events/carry_copies.ts';
import { handler as deliver_requests } from '#lambdas/events/deliver_requests.ts';
import { handler as index_changes } from '#lambdas/events/index_changes.ts';
import type { StreamConsumer } from './consumer.ts';

/**
 * Everything that reads the table's stream, each at its own pace. Loaded when the environment is set, like the handlers: a consumer may write, and
 * what it writes comes by here again.
 */
export const consumers: readonly StreamConsumer[] = [
  { name: 'index_changes', wants: (key) => subjectOf(key) !== undefined, handler: index_changes },
  { name: 'carry_copies', wants: (key) => ['what', 'who'].includes(subjectOf(key)?.kind ?? ''), handler: carry_copies },
  { name: 'deliver_requests', wants: (key) => requestOf(key) !== undefined, handler: deliver_requests },
];
