import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import type { Commented } from '#shared/model/comment.ts';

/** The comments of a world, on its Activity `child`: a thread with a reply, both of the owner. */
export type Talk = Commented & { threadId: string; replyId: string; text: string };

/** Comments on an Activity of the map of a world. */
export async function comment({
  call,
  canary,
  containerId,
  whats,
}: {
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  containerId: string;
  whats: { child: string };
}): Promise<Talk> {
  const about = { aboutType: 'what', aboutId: whats.child } as const;
  const text = `First ${canary}`;
  const { id: threadId } = await call('add_comment', { containerId, ...about, text });
  const reply = await call('add_comment', { containerId, ...about, threadId, text: `Reply ${canary}` });
  return { ...about, threadId, replyId: reply.id, text };
}
