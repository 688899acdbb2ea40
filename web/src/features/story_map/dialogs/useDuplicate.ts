import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { send } from '#web/replica/sending/send.ts';

type Input = CallInput<'duplicate_story_map'>;
type Answer = CallOutput<'duplicate_story_map'>;

/** How far a copy is: the entities that are copied, of how many. */
export type CopyProgress = Pick<Answer, 'copied' | 'total'>;

/**
 * Duplicates a story map, in as many calls as it takes. After a failure the same input goes on where it stopped.
 * @returns the mutation, and the progress of a map that takes several calls
 */
export function useDuplicate() {
  const [progress, setProgress] = useState<CopyProgress | null>(null);
  const attempt = useRef({ text: '', key: '' });
  const mutation = useMutation<Answer, ApiError, Input>({
    mutationFn: async (input) => {
      const text = JSON.stringify(input);
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      for (;;) {
        const answer = await send('duplicate_story_map', input, attempt.current);
        if (answer.done) return answer;
        setProgress(answer);
      }
    },
    onSuccess: () => {
      attempt.current = { text: '', key: '' };
    },
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}
