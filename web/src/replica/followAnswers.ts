import { onChange } from '#web/base/api/client.ts';
import type { Replica } from './replica.ts';
import { scopeOf } from './scopes.ts';
import { sentKeys } from './sentKeys.ts';
import { TabFeed } from './tabFeed.ts';

/**
 * Applies the answer of each command of this tab, whichever screen sent it. Answers for an outbox are applied together
 * with the result of the edit.
 * @returns stops it
 */
export function followAnswers(replica: Replica): () => void {
  return onChange(({ changed, removed }, { name, input, key }) => {
    const about = scopeOf(name, input);
    const sender = sentKeys.scopeOf(key);
    replica.enter(about, { changed, removed }, sender === about ? sender : undefined);
  });
}

/** Synchronises the user's tabs. @returns stops it */
export function followTabs(uid: string, replica: Replica): () => void {
  const feed = new TabFeed(uid, replica);
  const end = onChange(({ changed, removed }, { name, input }) =>
    feed.publish(scopeOf(name, input), { changed, removed }),
  );
  return () => {
    end();
    feed.close();
  };
}
