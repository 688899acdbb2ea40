import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { EPIC_PAGE_SIZE } from '#shared/model/limits.ts';
import { compareEpics } from '#shared/rules/epics.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import { FieldError } from '#web/components/FieldError.tsx';
import { useMap } from '#web/map/useMap.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import { useEntity, useRow } from '#web/replica/useReplica.ts';
import { epics, type Place, placeKey } from '../entities.ts';
import { EpicCard } from '../epic/EpicCard.tsx';
import type { useReleaseWhat } from '../useReleaseWhat.ts';

type Props = {
  place: Place;
  /** The key of the epic that the address opens. */
  expandEpic: string | undefined;
  more: ReturnType<typeof useReleaseWhat>['more'];
  locked: boolean;
};

/** The epics of an Activity in a release, in the order of the number in front of their keys, fifteen at a time (rules epic.15, epic.16). */
export function EpicColumn({ place, expandEpic, more, locked }: Props) {
  const titleId = useId();
  const ids = useRow(useMap().scope, epics.indexes.ofPlace, placeKey(place));
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(expandEpic === undefined ? [] : [expandEpic]),
  );
  const toggle = (id: string) => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    setExpanded(next);
  };
  // Those that have just been made stand behind others that have not been read yet.
  const isRead = (id: string) =>
    more.after === null || (!isTemporary(id) && compareEpics({ id }, { id: more.after }) <= 0);
  const list = (some: readonly string[]) => (
    <Box component="ul" aria-labelledby={titleId} sx={cards}>
      {some.map((id) => (
        <EpicItem
          key={id}
          id={id}
          place={place}
          isExpanded={expanded.has(id)}
          onToggle={() => toggle(id)}
          locked={locked}
        />
      ))}
    </Box>
  );
  const later = ids.filter((id) => !isRead(id));
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography component="h3" variant="h3" id={titleId} sx={{ mb: 3 }}>
        {texts.epics}
      </Typography>
      {list(ids.filter(isRead))}
      {more.after !== null && (
        <Box sx={{ display: 'grid', justifyItems: 'center', my: 2 }}>
          <Button loading={more.isFetching} onClick={() => void more.fetch()}>
            {fill(texts.showMore, { count: Math.min(EPIC_PAGE_SIZE, more.count) })}
          </Button>
          <FieldError text={more.error?.message} />
        </Box>
      )}
      {later.length > 0 && list(later)}
    </Box>
  );
}

function EpicItem({ id, ...card }: { id: string } & Omit<Parameters<typeof EpicCard>[0], 'epic'>) {
  const epic = useEntity(useMap().scope, epics, id);
  return epic === undefined ? null : (
    <Box component="li" sx={{ minWidth: 0 }}>
      <EpicCard {...card} epic={epic} />
    </Box>
  );
}

const cards = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;
