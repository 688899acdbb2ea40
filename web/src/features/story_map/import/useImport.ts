import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MAX_IMPORTED_ITEMS } from '#shared/model/limits.ts';
import type { ImportAnswer, ImportItem } from '#shared/model/story_map/importItem.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { send } from '#web/replica/sending/send.ts';

/**
 * How many items a call gets: somewhat more than fit into one change, since it reads for all of them and answers for
 * those that it has imported.
 */
const AT_ONCE = 25;

/** Says what would become of items, a hundred at a time. */
export function usePreview(containerId: string) {
  const [done, setDone] = useState(0);
  const mutation = useMutation<ImportAnswer[], ApiError, readonly ImportItem[]>({
    mutationFn: async (items) => {
      const answers: ImportAnswer[] = [];
      while (answers.length < items.length) {
        setDone(answers.length);
        const part = items.slice(answers.length, answers.length + MAX_IMPORTED_ITEMS);
        const answer = await send('import_into_map', { containerId, items: part, dryRun: true });
        answers.push(...answer.items);
      }
      return answers;
    },
  });
  return { ...mutation, done };
}

/** An import: what has become of its first items, and whether its user has stopped it. */
export type ImportState = { answers: readonly ImportAnswer[]; isStopped: boolean };

/**
 * Imports items, in as many calls as it takes; all of them are one action of "Undo". After a failure, or after it was
 * stopped, it goes on where it was.
 */
export function useImport(containerId: string) {
  const [group] = useState(() => crypto.randomUUID());
  const [answers, setAnswers] = useState<readonly ImportAnswer[]>([]);
  const stopped = useRef(false);
  const mutation = useMutation<ImportState, ApiError, readonly ImportItem[]>({
    mutationFn: async (items) => {
      stopped.current = false;
      let all = answers;
      while (all.length < items.length && !stopped.current) {
        const part = items.slice(all.length, all.length + AT_ONCE);
        const key = `${group}.${all.length}`;
        const answer = await send('import_into_map', { containerId, items: part }, { key, group });
        all = [...all, ...answer.items];
        setAnswers(all);
      }
      return { answers: all, isStopped: all.length < items.length };
    },
  });
  return { ...mutation, answers, stop: () => void (stopped.current = true) };
}
