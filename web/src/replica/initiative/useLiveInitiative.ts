import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { initiativeTopic, subjectOfTopic } from '#shared/rules/live/topics.ts';
import { call } from '#web/base/api/client.ts';
import { rejoinLive, useLive } from '#web/replica/live/useLive.ts';
import type { Scope } from '#web/replica/scope.ts';
import { initiativeReleases } from './entities.ts';
import { initiativeEntities, type InitiativeReplica } from './InitiativeReplica.ts';

const SHOWN: ReadonlySet<string> = new Set(initiativeEntities.map(({ type }) => type));

/**
 * Keeps an open initiative, and the releases in it, up to date while somebody changes them. Own edits are here already.
 * @param since the `cursor` of the last read
 * @param refetch reads the initiative again
 * @returns whether it is out of date, as while the server does not answer
 */
export function useLiveInitiative(
  initiative: InitiativeReplica,
  since: number,
  refetch: () => Promise<unknown>,
): boolean {
  const { id: initiativeId, scope } = initiative;
  const [outdatedAt, setOutdatedAt] = useState<number>();
  const own = initiativeTopic(initiativeId);
  const look = async () => {
    const changes = await call('initiative_changes', { initiativeId, since }, { inBackground: true });
    if (!isOutdated(scope, changes)) return;
    setOutdatedAt(since);
    await refetch();
  };
  useLive(
    {
      scope: { initiativeId },
      // Its releases are in story maps.
      takes: (topic) => topic === own || subjectOfTopic(topic).kind === 'map',
      enter: ({ topic, changed, removed, touched }, ask) => {
        // It may hold other story maps now, which are followed too.
        if (topic === own && touched.some(({ type }) => type === initiativeReleases.type)) rejoinLive();
        const isNews = [...changed, ...removed, ...touched].some((each) => SHOWN.has(each.type) && !scope.knows(each));
        if (isNews) ask();
      },
      catchUp: look,
    },
    initiative,
  );
  return outdatedAt === since;
}

/** Whether what an initiative shows has changed since it was read. */
function isOutdated(scope: Scope, { tooMany, touched }: CallOutput<'initiative_changes'>): boolean {
  return (
    tooMany ||
    touched.some(({ type, id, version, removed }) => {
      const known = scope.versionOf(type, id);
      return known === null ? !removed : known < version;
    })
  );
}
