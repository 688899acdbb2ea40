import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import { compareSlices } from '#shared/rules/releases.ts';
import { totalsOfParts } from '#shared/rules/releaseTotals.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/what/information.ts';
import { paths } from '#web/base/paths.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown, check } from '#web/components/controls/pageIcons.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { Section } from '#web/components/list/Section.tsx';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { epics, type Place, placeKey } from '#web/replica/release/epics.ts';
import { useEpicName } from '#web/replica/release/useEpicNames.ts';
import { useReleaseWhat } from '#web/replica/release/useReleaseWhat.ts';
import { useAll, useContainerId, useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity, useRow } from '#web/replica/useReplica.ts';
import styles from './epics.module.css';

/** The releases in which an Activity has epics, each with these epics. Nothing if it has none. */
export function Epics({ whatId }: { whatId: string }) {
  const all = useAll(releases);
  const parts = [...useAll(releaseWhats).values()]
    .flatMap((part) => {
      const release = all.get(part.releaseId);
      return part.whatId === whatId && part.epics > 0 && release !== undefined ? [{ part, release }] : [];
    })
    .sort((a, b) => compareSlices(a.release, b.release));
  if (parts.length === 0) return null;
  return (
    <Section title={texts.epics}>
      <ul className={styles['list']}>
        {parts.map(({ part, release }) => (
          <InRelease key={release.id} part={part} release={release} />
        ))}
      </ul>
    </Section>
  );
}

/** The number of epics in a release, and the epics themselves once the user opens it. */
function InRelease({ part, release }: { part: ReleaseWhat; release: Release }) {
  const containerId = useContainerId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles['release']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon path={arrowDown} small />
        <span className={styles['name']} dir="auto">
          {release.name}
        </span>{' '}
        <span className={styles['done']}>
          <EpicProgress totals={totalsOfParts([part])} />
        </span>
      </button>
      {isOpen && <OpenRelease place={{ containerId, releaseId: release.id, whatId: part.whatId }} count={part.epics} />}
    </li>
  );
}

function OpenRelease({ place, count }: { place: Place; count: number }) {
  const { isLoaded, isFetching, error, refetch, more } = useReleaseWhat(place);
  if (!isLoaded && error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!isLoaded)
    return (
      <LoadingAfter>
        <Skeleton role="status" aria-label={commonTexts.loading} height={28 * Math.min(count, 3)} />
      </LoadingAfter>
    );
  return (
    <ul className={styles['epics']}>
      <Lines place={place} />
      {more.after !== null && (
        <li className={styles['epic']}>
          <TextLink to={paths.releaseWhat(place.containerId, place.releaseId, place.whatId)}>
            {texts.allEpics({ count })}
          </TextLink>
        </li>
      )}
    </ul>
  );
}

function Lines({ place }: { place: Place }) {
  const ids = useRow(useMap().scope, epics.indexes.ofPlace, placeKey(place));
  return ids.map((id) => <Line key={id} id={id} place={place} />);
}

function Line({ id, place }: { id: string; place: Place }) {
  const epic = useEntity(useMap().scope, epics, id);
  return epic === undefined ? null : <EpicLink epic={epic} place={place} />;
}

function EpicLink({ epic, place: { containerId, releaseId, whatId } }: { epic: Epic; place: Place }) {
  return (
    <li className={styles['epic']}>
      <span className={styles['mark']}>
        {epic.completed && (
          <>
            <Icon path={check} small />
            <span className={visuallyHidden['text']}>{releaseTexts.completed}</span>
          </>
        )}
      </span>
      <TextLink to={paths.releaseWhat(containerId, releaseId, whatId, epic.id)} plain>
        <span dir="auto">{useEpicName(epic)}</span>
      </TextLink>
    </li>
  );
}
