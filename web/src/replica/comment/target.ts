import type { CallInput } from '#shared/contract/registry.ts';

/** What comments are about, as the calls name it. */
export type CommentTarget = Omit<CallInput<'comments'>, 'before'>;
