import { personTopic } from '#shared/rules/live/topics.ts';
import { call } from '#web/base/api/client.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { aboutAccess } from './readsOf.ts';
import { useLive } from './useLive.ts';

/** Waits until the user may see a story map. @param onLetIn called then */
export function useLiveAccess(containerId: string, onLetIn: () => void): void {
  const own = personTopic(usePerson().uid);
  useLive(
    {
      scope: {},
      takes: (topic) => topic === own,
      enter: ({ touched }, ask) => {
        if (touched.some(({ type, id }) => aboutAccess(type) && id === containerId)) ask();
      },
      catchUp: async () => {
        const { canView } = await call('story_map_role', { containerId }, { inBackground: true });
        if (canView) onLetIn();
      },
    },
    containerId,
  );
}
