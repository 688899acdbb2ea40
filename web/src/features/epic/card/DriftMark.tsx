import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/integration/drift.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import type { Seen } from '#web/replica/entity.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { releaseDriftKey, useIssuesOf } from '#web/replica/release/useReleaseDrift.ts';
import styles from './drift.module.css';

/** Marks an epic that differs from its issue, and says in what. */
export function DriftMark({ place, epic }: { place: Place; epic: Seen<Epic> }) {
  useAskedAgain(place, epic);
  const issues = useIssuesOf(place, epic)?.filter(({ differences }) => differences.length > 0) ?? [];
  if (epic.integrations.length === 0) return null;
  return issues.map(({ issueKey, differences }) => {
    const fields = differences.map(texts.fieldName).join(', ');
    const label = texts.mark({ key: issueKey, fields });
    return (
      <span key={issueKey} className={styles['mark']} title={label}>
        <span aria-hidden>{texts.shortMark({ key: issueKey })}</span>
        <span className={visuallyHidden['text']}>{label}</span>
      </span>
    );
  });
}

/** Asks anew once the epic has changed, which may be a difference or end one. */
function useAskedAgain(place: Place, { version, integrations }: Seen<Epic>) {
  const client = useQueryClient();
  const known = useRef(version);
  useEffect(() => {
    if (known.current !== version && integrations.length > 0)
      void client.invalidateQueries({ queryKey: releaseDriftKey(place) });
    known.current = version;
  }, [client, place, version, integrations]);
}
