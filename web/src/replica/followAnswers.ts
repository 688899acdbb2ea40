import { onChange } from '#web/base/api/client.ts';
import { type Replica, scopeOfInput } from './replica.ts';
import { sentKeys } from './sentKeys.ts';
import { TabFeed } from './tabFeed.ts';

/**
 * Applies the answer of each command of this tab, whichever screen sent it. Answers for an outbox are applied together
 * with the result of the edit.
 * @returns stops it
 */
export function followAnswers(replica: Replica): () => void {
  return onChange(({ changed, removed }, input, key) => {
    const about = scopeOfInput(input);
    const sender = sentKeys.scopeOf(key);
    replica.enter(about, { changed, removed }, sender === about ? sender : undefined);
  });
}

/** Synchronises the user's tabs. @returns stops it */
export function followTabs(uid: string, replica: Replica): () => void {
  const feed = new TabFeed(uid, replica);
  const end = onChange(({ changed, removed }, input) => feed.publish(scopeOfInput(input), { changed, removed }));
  return () => {
    end();
    feed.close();
  };
}
